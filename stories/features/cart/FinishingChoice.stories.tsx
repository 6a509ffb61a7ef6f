import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FinishingChoice } from '#features/cart/CartLine/FinishingChoice.tsx'
import { kanjivaram } from '#mocks/data.ts'

/**
 * What the shop's tailors shall do to a piece before it is sent: one thing, several, or none.
 *
 * - It is a group of boxes named after the piece.
 * - There is no price: a sentence says that the shop calls, and is read with the group.
 */
const meta = {
  title: 'Cart/FinishingChoice',
  component: FinishingChoice,
  args: { id: 'finishing', name: kanjivaram.name, chosen: ['fall and pico', 'tassels'], onChange: fn() },
} satisfies Meta<typeof FinishingChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  name: 'Each finishing is a yes or no of its own, without a price',
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: `Finishing of ${kanjivaram.name}` })
    await expect(group).toHaveAccessibleDescription(/we will call you/)
    await expect(group).not.toHaveTextContent('₹')
    await expect(canvas.getByRole('checkbox', { name: 'Tassels' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blouse stitching' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('blouse stitching', true)
  },
}

export const None: Story = { args: { chosen: [] } }
