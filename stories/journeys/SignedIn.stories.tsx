import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { bestseller, kanjivaram } from '#mocks/data.ts'
import { openShop, shopWindow } from '#stories/pages/openShop.tsx'
import { seePage } from '#stories/pages/seen.ts'
import { newShopper } from '#stories/pages/shopper.ts'
import { signedIn } from '#stories/pages/signedIn.ts'
import { wishlistStorageKey } from '#shopper/wishlist.ts'

const saved = { items: [kanjivaram, bestseller].map(cartProductOf) }

/**
 * The shop as it is for who has signed in: greeted in the header, with the pieces saved on this device, and with a way
 * out.
 */
const meta = {
  title: 'Journeys/Signed in',
  render: openShop,
  parameters: { ...shopWindow, address: '/cart', identity: signedIn },
  beforeEach: () => {
    const leave = newShopper()
    signedIn.signOut.mockClear()
    return leave
  },
  // Layout/SiteHeader has the pictures.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Greeted: Story = {
  name: 'A shopper is greeted, finds what this device has saved, and leaves',
  beforeEach: () =>
    localStorage.setItem(wishlistStorageKey, JSON.stringify({ state: { wishlist: saved }, version: 1 })),
  play: async ({ userEvent }) => {
    await seePage('Your cart is empty')
    await expect(screen.getByText('Hi, Meenakshi')).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await expect(signedIn.signOut).toHaveBeenCalledOnce()
  },
}

export const Broken: Story = {
  name: 'A wishlist that cannot be read is set aside, and the shop sells on',
  beforeEach: () => localStorage.setItem(wishlistStorageKey, '{"state":{"wishlist":{"items":[7]}},"version":1}'),
  play: async () => {
    await seePage('Your cart is empty')
    await expect(screen.getByRole('link', { name: 'Wishlist' })).toBeVisible()
    await waitFor(() => expect(localStorage.getItem(`${wishlistStorageKey}.set-aside`)).toContain('[7]'))
  },
}

export const OtherTab: Story = {
  name: 'What another tab saves is counted here',
  play: async () => {
    await seePage('Your cart is empty')
    await expect(screen.getByRole('link', { name: 'Wishlist' })).toBeVisible()
    localStorage.setItem(wishlistStorageKey, JSON.stringify({ state: { wishlist: saved }, version: 1 }))
    window.dispatchEvent(new StorageEvent('storage', { key: wishlistStorageKey }))
    await expect(await screen.findByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible()
  },
}
