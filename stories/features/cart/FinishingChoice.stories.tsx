import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FinishingChoice } from '#features/cart/CartLine/FinishingChoice.tsx'
import { kanjivaram } from '#mocks/data.ts'

/**
 * The finishing options of a product (done by the shop's tailors before shipping): one, several, or none. Use it in
 * `CartLine`, behind a button; for one option out of several use `RadioGroup`.
 *
 * - It is [a group of checkboxes named after the product](#anchor--cart-finishingchoice--two-chosen).
 * - [All chosen options are announced after a change](#anchor--cart-finishingchoice--two-chosen); if there are none,
 *   ['Nothing chosen'](#anchor--cart-finishingchoice--none-chosen).
 * - [No price is shown: a sentence that describes the group says that the shop will
 *   call](#anchor--cart-finishingchoice--two-chosen).
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
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('Chosen: fall and pico, tassels')
    await expect(group).toHaveAccessibleDescription(/we will call you/)
    await expect(group).not.toHaveTextContent('₹')
    await expect(canvas.getByRole('checkbox', { name: 'Tassels' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blouse stitching' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('blouse stitching', true)
  },
}

export const NoneChosen: Story = {
  name: 'None chosen',
  args: { chosen: [] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing chosen')
  },
}
