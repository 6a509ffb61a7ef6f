import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Chip } from '#ui/Chip/Chip.tsx'

/**
 * An active choice that can be removed, such as a filter or a coupon. For a label use `Badge`; for choosing use
 * `Checkbox` or `RadioGroup`.
 *
 * - [It is a button whose name says what it removes](#anchor--ui-chip--remove) and contains the visible text: 'Remove
 *   filter Pure silk'.
 * - [The whole chip removes the choice](#anchor--ui-chip--remove), not only the cross.
 * - [It is 44 px high](#anchor--ui-chip--removable) on phones and tablets, 36 px on desktops.
 * - Without `onRemove` it is [plain text](#anchor--ui-chip--not-removable).
 */
const meta = {
  title: 'UI/Chip',
  component: Chip,
  args: { children: 'Pure silk', onRemove: fn(), removeLabel: 'Remove filter Pure silk' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Removable: Story = {}

/** It is plain text. */
export const NotRemovable: Story = {
  name: 'Not removable',
  render: () => <Chip>Pure silk</Chip>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pure silk').getAttributeNames()).toEqual(['class'])
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Several: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {['Cotton', 'Pure silk', 'Tussar', '4 and up', '₹5,000-10,000', 'Madder red'].map((choice) => (
        <Chip key={choice} onRemove={() => undefined} removeLabel={`Remove filter ${choice}`}>
          {choice}
        </Chip>
      ))}
    </div>
  ),
}

export const Remove: Story = {
  name: 'The whole chip removes the choice',
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Pure silk'))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Remove filter Pure silk' })).toBeVisible()
  },
}
