import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '#theme/contract.css.ts'
import { type } from '#theme/type.css.ts'
import { Icon, type IconName } from '#ui/Icon/Icon.tsx'
import { paths } from '#ui/Icon/paths.ts'

const names = Object.keys(paths) as IconName[] // Object.keys widens the keys to string

/**
 * The shop's own icons, in one style: a grid of 24, lines of 1.3 px with round ends, live area 3 to 21. Draw a new one
 * beside these and check it enlarged. Prefer text to a new icon.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every icon has a drawing and a name. */
export const All: Story = {
  render: () => (
    <ul style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))' }}>
      {names.map((name) => (
        <li key={name} style={cell}>
          <Icon name={name} />
          <span className={type.caption} style={{ color: vars.color.textMuted }}>
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
        <li key={name} style={{ ...cell, border: `1px solid ${vars.color.borderSubtle}` }}>
          <Icon name={name} size={96} strokeWidth={1.4} label={name} />
        </li>
      ))}
    </ul>
  ),
}

const grid = { display: 'grid', gap: '1rem' }
const cell = { display: 'grid', justifyItems: 'center', gap: '0.5rem', padding: '0.75rem' }
