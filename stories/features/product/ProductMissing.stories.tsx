import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProductMissing } from '#features/product/ProductMissing/ProductMissing.tsx'

/**
 * Shown in place of a product that could not be loaded because the store failed or there is no connection. An unknown
 * product redirects to the collections instead; a product that a list has loaded before is shown with
 * `ProductOutdated`.
 *
 * - It is [an alert](#anchor--product-productmissing--not-loaded), announced at once, with the page's heading of
 *   level one.
 * - [Its only link leads back to the collections](#anchor--product-productmissing--not-loaded); its button [requests
 *   the product again](#anchor--product-productmissing--try-again).
 * - [Without a connection the text says so](#anchor--product-productmissing--offline).
 */
const meta = {
  title: 'Product/ProductMissing',
  component: ProductMissing,
  args: { onTryAgain: fn() },
} satisfies Meta<typeof ProductMissing>

export default meta
type Story = StoryObj<typeof meta>

/** It is an alert with a link back to the collections. */
export const NotLoaded: Story = {
  name: 'Not loaded',
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible()
    const link = canvas.getByRole('link')
    await expect(link).toHaveAccessibleName('Return to Collections')
    await expect(link).toHaveAttribute('href', '/collections')
  },
}

export const Offline: Story = {
  // Same picture as NotLoaded, with another sentence.
  tags: ['no-picture'],
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/There is no connection/)
  },
}

export const TryAgain: Story = {
  name: 'Try Again requests the product again',
  // Same picture as NotLoaded.
  tags: ['no-picture', 'behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
