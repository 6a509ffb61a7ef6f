import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { cartOfThree } from '#mocks/data.ts'
import { handlersFor } from '#mocks/handlers.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { paymentTexts } from '#site/payment.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { trivandrum } from '#stories/features/checkout/placedOrder.ts'
import { expectCart, expectCount, expectMessage, expectPage } from '#stories/pages/pageAssertions.ts'
import { pageParameters, renderApp } from '#stories/pages/renderApp.tsx'
import { resetState, storeCart, storeCartEntry } from '#stories/pages/storedState.ts'
import { press } from './accountSteps.ts'

/** What can fail, what the shopper reads then, and how the shop recovers. */
const meta = {
  title: 'Journeys/Recovery',
  render: renderApp,
  parameters: { ...pageParameters, address: '/' },
  beforeEach: resetState,
  // Each state has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))
const featured = async () => within(await screen.findByRole('region', { name: 'Handpicked for You' }))

/** The store fails twice, and then answers. */
export const ServerDown: Story = {
  name: 'Server down',
  parameters: { scenario: 'serverDown' },
  play: async ({ msw, step }) => {
    await step('reads that the products cannot be loaded', async () => {
      const alert = within(await (await featured()).findByRole('alert'))
      await expect(alert.getByRole('heading', { name: 'Unable to load products' })).toBeVisible()
    })
    await step('tries again while the store still fails', async () => {
      await press('Try Again')
      await expect(await (await featured()).findByRole('button', { name: 'Try Again' })).toBeVisible()
    })
    await step('tries again once the store answers', async () => {
      msw.use(...handlersFor(scenarios.open))
      await press('Try Again')
      const cards = await (await featured()).findAllByRole('article')
      await expect(cards.length).toBeGreaterThan(0)
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
}

/** The store takes two seconds: placeholders are shown meanwhile. */
export const SlowStore: Story = {
  name: 'Slow store',
  parameters: { address: '/collections', scenario: 'slow' },
  play: async ({ step }) => {
    await step('sees placeholders', async () => {
      await expectPage('All Collections')
      await expect(main().getByText('Loading...')).toBeInTheDocument()
    })
    await step('sees the products', () => expectCount('24 of 119 products'))
  },
}

/** The network fails, and comes back. */
export const Offline: Story = {
  parameters: { address: '/collections', scenario: 'offline' },
  beforeEach() {
    setOnline(false)
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ msw, step }) => {
    await step('reads that there is no network', async () => {
      await expect(await screen.findByText(/^You are offline\./)).toBeVisible()
      await expect(await main().findByRole('heading', { name: 'Error Loading Products' })).toBeVisible()
    })
    await step('is online again', async () => {
      msw.use(...handlersFor(scenarios.open))
      await press('Try Again')
      setOnline(true)
      await expectCount('24 of 119 products')
      await expect(screen.queryByText(/^You are offline\./)).not.toBeInTheDocument()
    })
  },
}

/** A cart stored by a version of the shop that is no longer supported. */
export const OlderCart: Story = {
  name: 'Older cart',
  parameters: { address: '/cart' },
  beforeEach: () => storeCartEntry(JSON.stringify({ state: { cart: cartOfThree }, version: 0 })),
  play: ({ step }) => expectQuarantined(step),
}

/** A cart that is not JSON. */
export const UnreadableCart: Story = {
  name: 'Unreadable cart',
  parameters: { address: '/cart' },
  beforeEach: () => storeCartEntry('{"state":'),
  play: ({ step }) => expectQuarantined(step),
}

/** The tab was reloaded while the order was being placed. */
export const PaymentInterrupted: Story = {
  name: 'Payment interrupted',
  parameters: { address: '/checkout' },
  beforeEach() {
    storeCart(cartOfThree)
    const draft = { form: trivandrum, isPlacing: true }
    sessionStorage.setItem('shop.address', JSON.stringify({ state: { draft }, version: 1 }))
    useCheckoutDraftStore.getState().rehydrate()
  },
  play: async ({ step }) => {
    await step('reads that nothing was ordered', async () => {
      await screen.findByRole('form', { name: 'Shipping Address' })
      await expect(await screen.findByText(paymentTexts.notPlaced)).toBeVisible()
    })
    await step('finds the address as it was', async () => {
      await expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Lakshmi Nair')
    })
    await step('places the order', async () => {
      await press('Continue')
      await screen.findByRole('form', { name: 'Payment Method' })
      await press('Place Order')
      await expectPage('Order Placed Successfully')
    })
  },
}

/** The coupon in the cart has since expired. */
export const CouponEnded: Story = {
  name: 'Coupon ended',
  parameters: { address: '/checkout' },
  beforeEach: () => storeCart({ ...cartOfThree, appliedCoupon: 'FESTIVE500', couponDiscount: 500 }),
  play: async ({ step }) => {
    await step('reads why the coupon was removed', async () => {
      await screen.findByRole('form', { name: 'Shipping Address' })
      await expectMessage('FESTIVE500 was taken off. Coupon has expired')
    })
    await step('sees the total without it', async () => {
      const summary = within(screen.getByRole('region', { name: 'Order Summary' }))
      await expect(summary.queryByText(/Discount/)).not.toBeInTheDocument()
    })
  },
}

/** Overrides the browser's `navigator.onLine`. */
function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** The stored cart is quarantined with a notice, and the shop starts a new one. */
async function expectQuarantined(step: (label: string, play: () => Promise<void>) => Promise<void> | void) {
  await step('reads that the cart is quarantined', async () => {
    await expectPage('Your cart is empty')
    await expect(await screen.findByText(/could not be read\. It is set aside here/)).toBeVisible()
  })
  await step('dismisses the notice', async () => {
    await press('OK')
    await expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  })
  await step('fills a new cart', async () => {
    const products = within(await screen.findByRole('region', { name: 'Handpicked for You' }))
    const [button] = await products.findAllByRole('button', { name: /^Add to Cart/ })
    if (button) await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible())
    await expectCart()
  })
}
