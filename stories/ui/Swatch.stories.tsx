import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { colours } from '#domain/colour.ts'
import { Swatch } from '#ui/Swatch/Swatch.tsx'

/**
 * A colour sample, as in the filters. Colour alone is not accessible: its name is beside it as text, visible or
 * visually hidden. For a photograph of the cloth use `Picture`. In high-contrast modes it keeps its colour, which is
 * its content.
 *
 * - It is [hidden from screen readers](#anchor--ui-swatch--default), and 18 px wide.
 * - [A ring](#anchor--ui-swatch--every-colour) separates the lightest colours from the page in Daylight, and the
 *   darkest in Lamplight.
 * - [An unknown colour](#anchor--ui-swatch--unknown-colour) is a ring with a stroke through it.
 */
const meta = {
  title: 'UI/Swatch',
  component: Swatch,
  args: { colour: colours.Madder },
} satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

/** It is 18 px round and hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const swatch = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(swatch?.getBoundingClientRect()).toMatchObject({ width: 18, height: 18 })
    await expect(swatch).toBeEmptyDOMElement()
  },
}

/** Every colour of the shop contrasts with its background. */
export const EveryColour: Story = {
  name: 'Every colour',
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

/** An unknown colour is a ring with a stroke through it. */
export const UnknownColour: Story = {
  args: { colour: undefined },
  name: 'Unknown colour',
  play: async ({ canvasElement }) => {
    const swatch = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(swatch && getComputedStyle(swatch).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(swatch && getComputedStyle(swatch).backgroundImage).toMatch(/^linear-gradient/)
  },
}
