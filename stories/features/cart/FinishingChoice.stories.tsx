import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FinishingChoice } from '#features/cart/CartLine/FinishingChoice.tsx'
import { kanjivaram } from '#mocks/data.ts'

/**
 * The finishing options of a product (done by the shop's tailors before shipping): one, several, or none.
 *
 * - It is a group of checkboxes named after the product.
 * - No price is shown: a sentence that describes the group says that the shop will call.
 */
const meta = {
  title: 'Cart/FinishingChoice',
  component: FinishingChoice,
  args: { id: 'finishing', name: kanjivaram.name, chosen: ['fall and pico', 'tassels'], onChange: fn() },
} satisfies Meta<typeof FinishingChoice>

export default meta
type Story = StoryObj<typeof meta>

/** Each option is a checkbox without a price. */
export const TwoChosen: Story = {
  name: 'Two chosen',
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: `Finishing of ${kanjivaram.name}` })
    await expect(canvas.getByRole('status')).toHaveTextContent('Chosen: fall and pico, tassels')
    await expect(group).toHaveAccessibleDescription(/we will call you/)
    await expect(group).not.toHaveTextContent('₹')
    await expect(canvas.getByRole('checkbox', { name: 'Tassels' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blouse stitching' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('blouse stitching', true)
  },
}

export const NoneChosen: Story = { name: 'None chosen', args: { chosen: [] } }
