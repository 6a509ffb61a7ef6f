import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductOutdated } from '#features/product/ProductOutdated/ProductOutdated.tsx'

/**
 * Above a product that is shown with data from a list, because its own data could not be loaded. The product can be
 * read, saved and put into the cart. Where there is no data at all use `ProductMissing`. After a lost connection the
 * data loads by itself once there is one.
 *
 * - It is [no alert](#anchor--product-productoutdated--failed): the page has it in a status, which does not interrupt what
 *   a screen reader is reading.
 * - [Try Again](#anchor--product-productoutdated--failed) requests the data again, and
 *   [keeps the focus meanwhile](#anchor--product-productoutdated--retrying). With another `attempt` the text is announced
 *   again.
 * - [Without a connection the text says so first](#anchor--product-productoutdated--offline).
 */
const meta = {
  title: 'Product/ProductOutdated',
  component: ProductOutdated,
  // A sentence and a plain button; pictured in UI/Button.
  tags: ['no-picture'],
  args: { isOffline: false, isLoading: false, onTryAgain: fn() },
} satisfies Meta<typeof ProductOutdated>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  // As above.
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Price and stock are as the list showed them/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  // Pictured in UI/Button.
  tags: ['no-picture'],
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try Again' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onTryAgain).not.toHaveBeenCalled()
  },
}

export const Offline: Story = {
  // As above.
  tags: ['no-picture'],
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no connection\./)).toBeVisible()
  },
}
