import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductOutdated } from '#features/product/ProductOutdated/ProductOutdated.tsx'

/**
 * Above a product that is shown with data from a list, because its own data could not be loaded.
 *
 * - It is a status, not an alert: the product can be read, saved and put into the cart.
 * - Try Again loads the data again. Offline, the text says so, and the data loads by itself once online.
 */
const meta = {
  title: 'Product/ProductOutdated',
  component: ProductOutdated,
  // A sentence and a plain button; pictured in UI/Button.
  tags: ['no-picture'],
  args: { isOffline: false, onTryAgain: fn() },
} satisfies Meta<typeof ProductOutdated>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  // As above.
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Price and stock are as the list showed them/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  // As above.
  tags: ['no-picture'],
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^There is no connection\./)
  },
}
