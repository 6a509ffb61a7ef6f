import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { emptyWishlist, withSaved } from '#domain/wishlist/wishlist.ts'
import { kanjivaram } from '#mocks/data.ts'
import { PolicyPage } from '#pages/policy/PolicyPage.tsx'
import { checkoutReturns } from '#site/checkoutReturns.ts'
import { returnsNote } from '#site/productNotes.ts'
import { storeUser } from '#state/user.ts'
import { useWishlistStore } from '#state/wishlist.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectPage } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/**
 * Privacy, terms and returns, each at all of its addresses.
 *
 * - What the return policy says differs from the product page, the cart and the checkout on purpose (handbook, Rules:
 *   content and policies).
 * - The privacy policy has [a button that clears the device](#anchor--pages-policies--clears-device); [a signed-in
 *   shopper](#anchor--pages-policies--signed-in) does that at sign-out.
 */
const meta = {
  title: 'Pages/Policies',
  component: PolicyPage,
  render: renderApp,
  args: { route: 'returns' },
  parameters: { ...pageParameters, address: '/return-policy' },
  beforeEach: resetState,
} satisfies Meta<typeof PolicyPage>

export default meta
type Story = StoryObj<typeof meta>

/** Plays: the page has this heading and canonical address, and its date. */
const shows = (heading: string, canonical: string) => async () => {
  await expectPage(heading)
  await expect(screen.getByText('Last updated January 1, 2024')).toBeVisible()
  await waitFor(() => expect(documentHead()).toMatchObject({ title: `${heading} | Padma Weaves`, canonical }))
}

const showsReturns = shows('Return Policy', '/return-policy')

export const Returns: Story = {
  play: async () => {
    await showsReturns()
    const main = screen.getByRole('main')
    await expect(main).toHaveTextContent('Returns within 30 days of delivery')
    for (const other of [returnsNote, checkoutReturns.description, ...checkoutReturns.conditions]) {
      await expect(main).not.toHaveTextContent(other)
    }
  },
}

export const Terms: Story = {
  parameters: { address: '/terms-of-service' },
  play: shows('Terms of Service', '/terms-of-service'),
}

export const Privacy: Story = {
  parameters: { address: '/privacy-policy' },
  play: shows('Privacy Policy', '/privacy-policy'),
}

export const ClearsDevice: Story = {
  name: 'The privacy policy clears the device',
  // Same picture as Privacy.
  tags: ['no-picture', 'behaviour'],
  parameters: { address: '/privacy-policy' },
  beforeEach: () => useWishlistStore.getState().change((wishlist) => withSaved(wishlist, cartProductOf(kanjivaram))),
  play: async ({ userEvent }) => {
    const clear = await screen.findByRole('button', { name: 'Clear this device' })
    await userEvent.click(clear)
    await expect(useWishlistStore.getState().wishlist.items).toHaveLength(1)
    await userEvent.click(clear)
    await screen.findByText('Cart, wishlist, orders and recently viewed products are cleared.')
    await expect(useWishlistStore.getState().wishlist).toEqual(emptyWishlist)
  },
}

export const SignedIn: Story = {
  name: 'A signed-in shopper is led to the account page',
  // Same picture as Privacy, with a link in place of the button.
  tags: ['no-picture', 'behaviour'],
  parameters: { address: '/privacy-policy' },
  beforeEach: () =>
    storeUser({ firstName: 'Lakshmi', lastName: 'Nair', email: 'l@example.com', provider: 'pool' }, 'local'),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Sign out and clear this device' })).toHaveAttribute(
      'href',
      '/account',
    )
    await expect(screen.queryByRole('button', { name: 'Clear this device' })).toBeNull()
  },
}

export const ShortTerms: Story = {
  name: 'Terms at /terms',
  // Same picture as Terms.
  tags: ['no-picture', 'behaviour'],
  parameters: { address: '/terms' },
  play: shows('Terms of Service', '/terms-of-service'),
}

export const ShortPrivacy: Story = {
  name: 'Privacy at /privacy',
  // Same picture as Privacy.
  tags: ['no-picture', 'behaviour'],
  parameters: { address: '/privacy' },
  play: shows('Privacy Policy', '/privacy-policy'),
}
