/** A component that is to be written, as `npm run new` was asked for it. */
export interface NewComponent {
  /** Its folder under `src` and `stories`: 'ui' or 'features/home'. */
  layer: string
  /** In PascalCase. */
  name: string
}

/** Reads 'features/home/Testimonials' or 'ui/Chip'; throws what is wrong with anything else. */
export function readPlace(place: string | undefined): NewComponent {
  const [, layer, name] = /^(ui|features\/[a-z]+)\/(\w+)$/.exec(place ?? '') ?? []
  if (!layer || !name) throw new Error(`'${place ?? ''}' is no place for a component.`)
  if (!/^[A-Z][a-z]\w*$/.test(name)) throw new Error(`'${name}' is not in PascalCase.`)
  return { layer, name }
}

/** The files of a new component by path: component, styles, and a story whose test fails until it is written. */
export function componentFiles({ layer, name }: NewComponent): Record<string, string> {
  // What several topics share is listed with the layout.
  const place = layer.replace(/\/shared$/, '/layout')
  const folder = place.split('/').at(-1) ?? ''
  const group = layer === 'ui' ? 'UI' : `${folder.slice(0, 1).toUpperCase()}${folder.slice(1)}`
  const inLayer = layer === 'ui' ? 'inUi' : 'inFeature'
  return {
    [`src/${layer}/${name}/${name}.tsx`]: `import { root } from './${name}.css.ts'

export interface ${name}Props {
  title: string
}

/** What ${name} is, in one sentence. */
export function ${name}({ title }: ${name}Props) {
  return <div className={root} data-title={title} />
}
`,
    [`src/${layer}/${name}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { ${inLayer} } from '#theme/inLayer.ts'

export const root = style(${inLayer}({ display: 'grid' }))
`,
    [`stories/${place}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from '#${layer}/${name}/${name}.tsx'

/**
 * What it is, when to use it and when not.
 *
 * - [What the keyboard and a screen reader find](#anchor--primary--${group.toLowerCase()}-${name.toLowerCase()}--default).
 */
const meta = {
  title: '${group}/${name}',
  component: ${name},
  args: { title: '${name}' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible()
  },
}
`,
  }
}

/** What to do with the new files: the command tests their story alone, because all of them take minutes. */
export function nextStep(files: Readonly<Record<string, string>>): string {
  const story = Object.keys(files).find((path) => path.startsWith('stories/'))
  return `The test of its story fails until the component is written: npx vitest --project stories ${story}`
}
