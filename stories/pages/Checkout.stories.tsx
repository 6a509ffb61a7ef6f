import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { earlierDay } from '#mocks/clock.ts'
import { cartOfThree } from '#mocks/data.ts'
import { CheckoutPage } from '#pages/checkout/CheckoutPage.tsx'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { cartStorageKey } from '#state/cart.ts'
import { useOrderStore } from '#state/order.ts'
import { ordering } from '#site/ordering.ts'
import { ordersLinkText } from '#site/ordersLink.ts'
import { paymentTexts } from '#site/payment.ts'
import { trivandrum } from '#stories/features/checkout/placedOrder.ts'
import { ownCart } from './chosenByToolbar.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectMessage, expectPage, expectText } from './pageAssertions.ts'
import { storeCart, resetState } from './storedState.ts'

/**
 * `/checkout`: address, payment and order receipt. Current prices and stock are requested on entering and on Place
 * Order; no order is sent to the store.
 *
 * - An empty cart redirects to the cart, until an order has been placed.
 * - The step is in the browser's history: Back leads from the payment to the address.
 * - Each step moves the focus to its heading.
 * - An order is placed only once, and stays visible, as a snapshot, after the cart is emptied.
 * - A coupon that is not valid at the destination is removed, with a message.
 */
const meta = {
  title: 'Pages/Checkout',
  component: CheckoutPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/checkout' },
  globals: ownCart,
  beforeEach: resetState,
} satisfies Meta<typeof CheckoutPage>

export default meta
type Story = StoryObj<typeof meta>

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
const expectForm = (name: string) => screen.findByRole('form', { name })
const button = (name: string) => screen.findByRole('button', { name })

/** A shopper with a cart and a complete address. */
function withAddress() {
  storeCart(cartOfThree)
  useCheckoutDraftStore.getState().edit(trivandrum)
}

/** The address step beside the order summary, which asks for the address. */
export const Address: Story = {
  beforeEach: () => storeCart(cartOfThree),
  play: async () => {
    await expectPage('Checkout')
    await expectForm('Shipping Address')
    await expect(summary().getByText('Enter address')).toBeVisible()
    await waitFor(() => expect(documentHead()).toMatchObject({ title: 'Checkout | Padma Weaves', robots: 'noindex' }))
  },
}

/** A valid address leads to the payment, and Back restores the address. */
export const Payment: Story = {
  beforeEach: withAddress,
  play: async ({ userEvent, step }) => {
    await step('continue to the payment', async () => {
      await expectForm('Shipping Address')
      await userEvent.click(await button('Continue'))
      await expectForm('Payment Method')
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment Method' })).toHaveFocus())
      await waitFor(() => expect(documentHead()).toMatchObject({ title: 'Payment Method | Padma Weaves' }))
      await expect(screen.getByRole('region', { name: 'Delivery to' })).toHaveTextContent('Lakshmi Nair')
      await expect(localStorage.getItem(cartStorageKey)).toContain(
        '"shippingAddress":{"state":"Kerala","city":"Trivandrum"}',
      )
    })
    await step('back to the address', async () => {
      await userEvent.click(await button('Back'))
      await expectForm('Shipping Address')
      await expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Lakshmi Nair')
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Shipping Address' })).toHaveFocus())
    })
    await step('continue again', async () => {
      await userEvent.click(await button('Continue'))
      await expectForm('Payment Method')
    })
  },
}

/** An order is placed once, and stays visible after the cart is emptied. */
export const PlacedOrder: Story = {
  name: 'Order placed',
  beforeEach: withAddress,
  play: async ({ userEvent, step }) => {
    await expectForm('Shipping Address')
    await userEvent.click(await button('Continue'))
    await expectForm('Payment Method')
    await step('two clicks place one order', async () => {
      await userEvent.dblClick(await button('Place Order'))
      await expect(await button('Processing...')).toBeVisible()
      const heading = await expectPage('Order Placed Successfully')
      await waitFor(() => expect(heading).toHaveFocus())
      await expect(heading).toHaveAccessibleDescription(ordering.notSent)
      await waitFor(() => expect(documentHead()).toMatchObject({ title: 'Order Placed Successfully | Padma Weaves' }))
      await expect(useOrderStore.getState().orders).toHaveLength(1)
    })
    await step('the cart is emptied', async () => {
      await waitFor(() => expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible())
      await expect(localStorage.getItem(cartStorageKey)).toContain('"items":[]')
    })
    await step('the order is still shown', async () => {
      await expect(summary().getAllByRole('listitem')).toHaveLength(2)
      await expect(await screen.findByText(/^#PW\d+$/)).toBeVisible()
      await expect(screen.queryByRole('button', { name: /Place Order|Continue$/ })).not.toBeInTheDocument()
      await expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/collections')
      await expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      await expect(screen.getByRole('link', { name: ordersLinkText })).toHaveAttribute('href', '/orders')
    })
    await step('the tab no longer keeps the address', async () => {
      await expect(sessionStorage.getItem('shop.address')).toBeNull()
    })
  },
}

/** The stored place of the delivery check is filled in. */
export const DeliveryPlaceRemembered: Story = {
  name: 'Delivery place remembered',
  // Same picture as Address.
  tags: ['no-picture'],
  beforeEach() {
    storeCart(cartOfThree)
    const place = { state: 'Tamil Nadu', pincode: '641001' }
    localStorage.setItem('shop.delivery', JSON.stringify({ state: { place }, version: 1 }))
  },
  play: async () => {
    await expectForm('Shipping Address')
    await expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Tamil Nadu')
    await expect(screen.getByRole('textbox', { name: 'Pincode' })).toHaveValue('641001')
  },
}

/** The checkout works while the server is down. */
export const ServerDown: Story = {
  name: 'Server down',
  // Same picture as Address.
  tags: ['no-picture'],
  parameters: { scenario: 'serverDown' },
  beforeEach: () => storeCart(cartOfThree),
  play: async () => {
    await expectForm('Shipping Address')
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'An empty cart redirects to the cart',
  // Redirects to the cart.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    await expectPage('Your cart is empty')
  },
}

export const ShippingCost: Story = {
  name: 'State and city show the shipping cost, and the order summary adds it',
  // Pictured in Checkout/DeliveryInfo.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => storeCart(cartOfThree),
  play: async ({ userEvent }) => {
    await expectForm('Shipping Address')
    await userEvent.type(screen.getByRole('textbox', { name: 'Pincode' }), '695004')
    await expect(summary().getByText('Enter address')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Trivandrum')
    await expect(await screen.findByText('Delivery to Trivandrum, Kerala')).toBeVisible()
    await expect(summary().getByText('₹180')).toBeVisible()
  },
}

export const InvalidatedCoupon: Story = {
  globals: { day: earlierDay },
  name: 'A coupon that is not valid at the destination saves nothing, and is removed with a message',
  // Same picture as Payment.
  tags: ['behaviour', 'no-picture'],
  beforeEach() {
    storeCart({ ...cartOfThree, appliedCoupon: 'KERALA20' })
    useCheckoutDraftStore.getState().edit({ ...trivandrum, state: 'Goa', city: 'Panaji', pincode: '403001' })
  },
  play: async ({ userEvent }) => {
    await expectForm('Shipping Address')
    const words = 'KERALA20 was taken off. This coupon is not applicable in Goa'
    await expectText(words)
    await expect(summary().queryByText(/Discount/)).not.toBeInTheDocument()
    await userEvent.click(await button('Continue'))
    // Until then the text of the step is the same.
    await button('Close message')
    await expectMessage(words)
    await expect(summary().queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const ExpiredCoupon: Story = {
  name: 'An expired coupon is removed when the checkout opens',
  // Same picture as Address.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => storeCart({ ...cartOfThree, appliedCoupon: 'FESTIVE500', couponDiscount: 500 }),
  play: async () => {
    await expectForm('Shipping Address')
    await expectMessage('FESTIVE500 was taken off. Coupon has expired')
    await expect(summary().queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'After a failure the order can be placed again',
  // Pictured in Checkout/PaymentStep.
  tags: ['behaviour', 'no-picture'],
  beforeEach: withAddress,
  play: async ({ userEvent }) => {
    // The failure is in the tab itself: the order is not sent anywhere.
    const { place } = useOrderStore.getState()
    const { error } = console
    const said: unknown[] = []
    console.error = (...words: unknown[]) => said.push(words)
    useOrderStore.setState({
      place: () => {
        throw new Error('no')
      },
    })
    await expectForm('Shipping Address')
    await userEvent.click(await button('Continue'))
    await expectForm('Payment Method')
    await userEvent.click(await button('Place Order'))
    await expect(await screen.findByRole('alert')).toHaveTextContent(paymentTexts.failed)
    console.error = error
    await expect(said).toHaveLength(1)
    useOrderStore.setState({ place })
    await userEvent.click(await button('Place Order'))
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await screen.findByRole('heading', { level: 1, name: 'Order Placed Successfully' })
  },
}

export const CartChanged: Story = {
  name: 'A cart that another tab has changed is not ordered',
  // Pictured in Checkout/PaymentStep.
  tags: ['behaviour', 'no-picture'],
  beforeEach: withAddress,
  play: async ({ userEvent }) => {
    await expectForm('Shipping Address')
    await userEvent.click(await button('Continue'))
    await expectForm('Payment Method')
    await userEvent.click(await button('Place Order'))
    storeCart({ ...cartOfThree, items: cartOfThree.items.slice(0, 1) })
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(paymentTexts.changed)
    await expect(useOrderStore.getState().orders).toEqual([])
  },
}

export const AfterReload: Story = {
  name: 'After a reload while the order was being placed, nothing was ordered, and the address is still there',
  // Address with a notice, which is pictured in UI/Notice.
  tags: ['behaviour', 'no-picture'],
  beforeEach() {
    storeCart(cartOfThree)
    const draft = { form: trivandrum, isPlacing: true }
    sessionStorage.setItem('shop.address', JSON.stringify({ state: { draft }, version: 1 }))
    useCheckoutDraftStore.getState().rehydrate()
  },
  play: async ({ userEvent }) => {
    await expectForm('Shipping Address')
    await expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Lakshmi Nair')
    await expect(await screen.findByRole('alert')).toHaveTextContent(paymentTexts.notPlaced)
    await userEvent.click(await button('OK'))
    await expect(screen.queryByText(paymentTexts.notPlaced)).not.toBeInTheDocument()
    await expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Lakshmi Nair')
  },
}
