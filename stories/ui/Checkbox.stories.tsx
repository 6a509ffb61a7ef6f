import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { forcedColours } from '#theme/measures.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { withMedia } from './withMedia.ts'

/**
 * A yes or no choice: a filter, a consent. For one of several use `RadioGroup`.
 *
 * - [Space toggles it](#anchor--ui-checkbox--keyboard); its label is its name.
 * - [A click on the label toggles it too](#anchor--ui-checkbox--click-on-label). The whole row is clickable: [44 px
 *   high](#anchor--ui-checkbox--unchecked) on phones and tablets, 36 px on desktops.
 * - [The tick is a shape](#anchor--ui-checkbox--checked), not only a colour. In high-contrast modes (in the toolbar:
 *   'Forced colours') the browser draws box and tick, so that they stay visible.
 * - [Long text wraps](#anchor--ui-checkbox--long-text) beside the box, which stays at the first line.
 */
const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'In Stock' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}

/** In high-contrast modes the browser draws it. */
export const Checked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const appearance = () => getComputedStyle(canvas.getByRole('checkbox')).appearance
    await expect(withMedia(forcedColours, true, appearance)).toBe('auto')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const WithCount: Story = {
  name: 'With count',
  args: {
    defaultChecked: true,
    label: (
      <span style={{ display: 'flex', justifyContent: 'space-between', maxInlineSize: '16rem' }}>
        Pure silk <span>15</span>
      </span>
    ),
  },
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    label: 'I agree to the Terms and Conditions and the Privacy Policy of the shop, and wish to be told of new weaves.',
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Part />
      </div>
    ),
  ],
}

export const Keyboard: Story = {
  name: 'Space toggles it',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'In Stock' })).toBeChecked()
  },
}

export const ClickOnLabel: Story = {
  name: 'A click on its label toggles it',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('In Stock'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
