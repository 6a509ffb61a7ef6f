import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '#theme/contract.css.ts'
import { type } from '#theme/type.css.ts'
import { Emblem, type EmblemName } from '#ui/Icon/Emblem.tsx'
import { emblems } from '#ui/Icon/emblems.tsx'
import { Icon, type IconName } from '#ui/Icon/Icon.tsx'
import { paths } from '#ui/Icon/paths.tsx'

const icons = Object.keys(paths) as IconName[] // Object.keys forgets whose keys they are
const rare = Object.keys(emblems) as EmblemName[] // as above
const names = [...icons, ...rare]

function Drawn({
  name,
  ...rest
}: {
  name: IconName | EmblemName
  size?: number
  strokeWidth?: number
  label?: string
}) {
  const icon = icons.find((each) => each === name)
  const emblem = rare.find((each) => each === name)
  if (icon) return <Icon name={icon} {...rest} />
  return emblem && <Emblem name={emblem} {...rest} />
}

/**
 * The shop's own signs, drawn by one hand: a grid of 24, lines of 1.3 px with round ends, live area 3 to 21. A new one
 * is drawn beside these and looked at large. Words are better than a new sign.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Every sign has a drawing and a name',
  render: () => (
    <ul style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))' }}>
      {names.map((name) => (
        <li key={name} style={cell}>
          <Drawn name={name} />
          <span className={type.caption} style={{ color: vars.color.quiet }}>
            {name}
          </span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length)
  },
}

export const Large: Story = {
  render: () => (
    <ul style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
      {names.map((name) => (
        <li key={name} style={{ ...cell, border: `1px solid ${vars.color.hairline}` }}>
          <Drawn name={name} size={96} strokeWidth={1.4} label={name} />
        </li>
      ))}
    </ul>
  ),
}

const grid = { display: 'grid', gap: '1rem' }
const cell = { display: 'grid', justifyItems: 'center', gap: '0.5rem', padding: '0.75rem' }
