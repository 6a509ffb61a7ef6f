import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from '#ui/Field/TextArea.tsx'

/**
 * Several lines of text: the message to the shop. For one line use `TextField`; label, hint and the focus ring are as
 * there.
 *
 * - [The label is its name, and the error is read after it](#anchor--ui-textarea--with-error).
 * - It has five lines at first, and can be [resized in height](#anchor--ui-textarea--empty), never in width.
 */
const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  args: { label: 'Message', defaultValue: '' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

/** It has five lines, and can be resized in height only. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await expect(area).toHaveAttribute('rows', '5')
    await expect(getComputedStyle(area).resize).toBe('vertical')
  },
}

export const Filled: Story = {
  args: {
    defaultValue: 'Do you still have the green Kanjivaram with the temple border?\nIt is for a wedding in January.',
  },
}

/** The error is read after the name. */
export const WithError: Story = {
  name: 'With error',
  args: { error: 'Message is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Message is required')
  },
}
