import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { bestseller, kanjivaram } from '#mocks/data.ts'
import { renderApp, pageParameters } from '#stories/pages/renderApp.tsx'
import { expectPage } from '#stories/pages/pageAssertions.ts'
import { resetState } from '#stories/pages/storedState.ts'
import { signedIn } from '#stories/pages/signedIn.ts'
import { wishlistStorageKey } from '#state/wishlist.ts'

const saved = { items: [kanjivaram, bestseller].map(cartProductOf) }

/**
 * The shop for a signed-in shopper: greeted in the header, with the products saved on this device, and able to sign
 * out.
 */
const meta = {
  title: 'Journeys/Signed in',
  render: renderApp,
  // On a phone the links of the header are in the menu.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { ...pageParameters, address: '/cart', identity: signedIn },
  beforeEach: () => {
    const leave = resetState()
    signedIn.signOut.mockClear()
    return leave
  },
  // Pictured in Layout/SiteHeader.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A signed-in shopper is greeted, sees the wishlist of this device, and signs out. */
export const GreetingAndSignOut: Story = {
  name: 'Greeting and sign-out',
  beforeEach: () =>
    localStorage.setItem(wishlistStorageKey, JSON.stringify({ state: { wishlist: saved }, version: 1 })),
  play: async ({ step, userEvent }) => {
    await step('is greeted', async () => {
      await expectPage('Your cart is empty')
      await expect(screen.getByText('Hi, Meenakshi')).toBeVisible()
    })
    await step('sees the wishlist of this device', async () => {
      await expect(await screen.findByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible()
    })
    await step('signs out', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
      await expect(signedIn.signOut).toHaveBeenCalledOnce()
    })
  },
}

export const UnreadableWishlist: Story = {
  name: 'An unreadable wishlist is quarantined, and the shop still works',
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem(wishlistStorageKey, '{"state":{"wishlist":{"items":[7]}},"version":1}'),
  play: async () => {
    await expectPage('Your cart is empty')
    await expect(screen.getByRole('link', { name: 'Wishlist' })).toBeVisible()
    await waitFor(() => expect(localStorage.getItem(`${wishlistStorageKey}.quarantined`)).toContain('[7]'))
  },
}

export const OtherTab: Story = {
  name: 'A product saved in another tab is counted',
  tags: ['behaviour'],
  play: async () => {
    await expectPage('Your cart is empty')
    await expect(screen.getByRole('link', { name: 'Wishlist' })).toBeVisible()
    localStorage.setItem(wishlistStorageKey, JSON.stringify({ state: { wishlist: saved }, version: 1 }))
    window.dispatchEvent(new StorageEvent('storage', { key: wishlistStorageKey }))
    await expect(await screen.findByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible()
  },
}
