import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { colours } from '#domain/colour.ts'
import { Swatch } from '#ui/Swatch/Swatch.tsx'

/**
 * A drop of a colour: in the filters, on a card. Colour alone says nothing to many: its name stands beside it in words,
 * seen or heard.
 *
 * - Nothing of it is read.
 * - A ring sets the lightest apart from paper, and the darkest from lamplight.
 * - A colour nobody knows is a ring with a stroke through it.
 * - In high-contrast modes it keeps its colour, which is all it has to say.
 */
const meta = {
  title: 'UI/Swatch',
  component: Swatch,
  args: { colour: colours.Madder },
} satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'It is 18 px round and not read',
  play: async ({ canvasElement }) => {
    const swatch = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(swatch?.getBoundingClientRect()).toMatchObject({ width: 18, height: 18 })
    await expect(swatch).toBeEmptyDOMElement()
  },
}

export const Every: Story = {
  name: 'Every colour word of the shop stands apart from its ground',
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '0.75rem' }}>
      {Object.entries(colours).map(([name, colour]) => (
        <li key={name} style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
          <Swatch colour={colour} /> {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(colours).length)
  },
}

export const Unknown: Story = {
  args: { colour: undefined, size: 40 },
  name: 'A colour nobody knows is a ring with a stroke through it',
  play: async ({ canvasElement }) => {
    const swatch = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(swatch && getComputedStyle(swatch).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(swatch && getComputedStyle(swatch).backgroundImage).toMatch(/^linear-gradient/)
  },
}

export const Small: Story = {
  args: { size: 14, colour: colours.Ivory },
  // Looks as Every does.
  tags: ['no-picture'],
  name: 'On a card it is smaller',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.getBoundingClientRect().width).toBe(14)
  },
}
