import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { earlierDay } from '#mocks/clock.ts'
import { cartOfThree } from '#mocks/data.ts'
import { CheckoutPage } from '#pages/checkout/CheckoutPage.tsx'
import { useAddressDraftStore } from '#shopper/addressDraft.ts'
import { cartStorageKey } from '#shopper/cart.ts'
import { useOrderStore } from '#shopper/order.ts'
import { paymentWords } from '#site/payment.ts'
import { trivandrum } from '#stories/features/checkout/placedOrder.ts'
import { openShop, shopWindow } from './openShop.tsx'
import { head, seeMessage, seePage } from './seen.ts'
import { keepCart, newShopper } from './shopper.ts'

/** A shopper who was never here, and has typed nothing. */
function newBuyer() {
  useAddressDraftStore.setState(useAddressDraftStore.getInitialState(), true)
  useOrderStore.setState(useOrderStore.getInitialState(), true)
  return newShopper()
}

/**
 * `/checkout`: address, payment and order slip. The page asks the store for nothing.
 *
 * - An empty cart leads back to the cart, until an order has been placed.
 * - The step is in the browser's history: Back leads from the payment to the address.
 * - Each step takes the focus to its heading.
 * - An order is placed once, and shown from its own snapshot when its lines have left the cart.
 * - A coupon that does not hold where the parcel goes falls, and that is said.
 */
const meta = {
  title: 'Pages/Checkout',
  component: CheckoutPage,
  render: openShop,
  parameters: { ...shopWindow, address: '/checkout' },
  beforeEach: newBuyer,
} satisfies Meta<typeof CheckoutPage>

export default meta
type Story = StoryObj<typeof meta>

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
const seeForm = (name: string) => screen.findByRole('form', { name }, { timeout: 5000 })
const button = (name: string) => screen.findByRole('button', { name })

/** A shopper who has come as far as the payment. */
function withAddress() {
  keepCart(cartOfThree)
  useAddressDraftStore.getState().edit(trivandrum)
}

export const Address: Story = {
  name: 'The address stands beside the slip, which waits for it',
  beforeEach: () => keepCart(cartOfThree),
  play: async () => {
    await seePage('Checkout')
    await seeForm('Shipping Address')
    await expect(summary().getByText('Enter address')).toBeVisible()
    await waitFor(() => expect(head()).toMatchObject({ title: 'Checkout | Padma Weaves', robots: 'noindex' }))
  },
}

export const Empty: Story = {
  name: 'An empty cart leads back to the cart',
  // It is the cart.
  tags: ['no-picture'],
  play: async () => {
    await seePage('Your cart is empty')
  },
}

export const Told: Story = {
  name: 'State and city tell what the delivery costs, and the slip reckons with it',
  // Checkout/DeliveryInfo has its picture.
  tags: ['no-picture'],
  beforeEach: () => keepCart(cartOfThree),
  play: async ({ userEvent }) => {
    await seeForm('Shipping Address')
    await userEvent.type(screen.getByRole('textbox', { name: 'Pincode' }), '695004')
    await expect(summary().getByText('Enter address')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Trivandrum')
    await expect(screen.getByText('Delivery to Trivandrum, Kerala')).toBeVisible()
    await expect(summary().getByText('₹180')).toBeVisible()
  },
}

export const Remembered: Story = {
  name: 'It begins with the place the delivery check remembers',
  // Looks as Address does.
  tags: ['no-picture'],
  beforeEach() {
    keepCart(cartOfThree)
    const place = { state: 'Tamil Nadu', pincode: '641001' }
    localStorage.setItem('shop.delivery', JSON.stringify({ state: { place }, version: 1 }))
  },
  play: async () => {
    await seeForm('Shipping Address')
    await expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Tamil Nadu')
    await expect(screen.getByRole('textbox', { name: 'Pincode' })).toHaveValue('641001')
  },
}

export const Payment: Story = {
  name: 'A right address leads to the payment, and Back leads to the address as it was',
  beforeEach: withAddress,
  play: async ({ userEvent, step }) => {
    await step('on to the payment', async () => {
      await seeForm('Shipping Address')
      await userEvent.click(await button('Continue'))
      await seeForm('Payment Method')
      await expect(screen.getByRole('heading', { name: 'Payment Method' })).toHaveFocus()
      await expect(localStorage.getItem(cartStorageKey)).toContain(
        '"shippingAddress":{"state":"Kerala","city":"Trivandrum"}',
      )
    })
    await step('back to the address', async () => {
      await userEvent.click(await button('Back'))
      await seeForm('Shipping Address')
      await expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Lakshmi Nair')
      await expect(screen.getByRole('heading', { name: 'Shipping Address' })).toHaveFocus()
    })
    await step('and on once more', async () => {
      await userEvent.click(await button('Continue'))
      await seeForm('Payment Method')
    })
  },
}

export const FallenCoupon: Story = {
  globals: { day: earlierDay },
  name: 'A coupon that does not hold where the parcel goes falls, and that is said',
  // Looks as Payment does.
  tags: ['no-picture'],
  beforeEach() {
    keepCart({ ...cartOfThree, appliedCoupon: 'KERALA20' })
    useAddressDraftStore.getState().edit({ ...trivandrum, state: 'Goa', city: 'Panaji', pincode: '403001' })
  },
  play: async ({ userEvent }) => {
    await seeForm('Shipping Address')
    await expect(summary().getByText('Discount (KERALA20)')).toBeVisible()
    await userEvent.click(await button('Continue'))
    await seeMessage('This coupon is not applicable in Goa')
    await expect(summary().queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const ExpiredCoupon: Story = {
  name: 'A coupon that has run out since falls as the checkout opens',
  // Looks as Address does.
  tags: ['no-picture'],
  beforeEach: () => keepCart({ ...cartOfThree, appliedCoupon: 'FESTIVE500', couponDiscount: 500 }),
  play: async () => {
    await seeForm('Shipping Address')
    await seeMessage('Coupon has expired')
    await expect(summary().queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const Placed: Story = {
  name: 'An order is placed once, and outlives the cart',
  beforeEach: withAddress,
  play: async ({ userEvent, step }) => {
    await seeForm('Shipping Address')
    await userEvent.click(await button('Continue'))
    await seeForm('Payment Method')
    await step('two presses are one order', async () => {
      await userEvent.dblClick(await button('Place Order'))
      await expect(await button('Processing...')).toBeVisible()
      const heading = await seePage('Order Placed Successfully')
      await waitFor(() => expect(heading).toHaveFocus())
    })
    await step('its lines leave the cart', async () => {
      await waitFor(() => expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible(), { timeout: 4000 })
      await expect(localStorage.getItem(cartStorageKey)).toContain('"items":[]')
    })
    await step('and it stands there still', async () => {
      await expect(summary().getAllByRole('listitem')).toHaveLength(2)
      await expect(await screen.findByText(/^#PW\d+$/)).toBeVisible()
      await expect(screen.queryByRole('button', { name: /Place Order|Continue$/ })).not.toBeInTheDocument()
    })
  },
}

export const Failed: Story = {
  name: 'A failure is told, and it can be tried again',
  // Checkout/PaymentStep has its picture.
  tags: ['no-picture'],
  beforeEach: withAddress,
  play: async ({ userEvent }) => {
    // What fails here is the tab's own doing: nothing of it is sent anywhere.
    const { place } = useOrderStore.getState()
    const { error } = console
    const said: unknown[] = []
    console.error = (...words: unknown[]) => said.push(words)
    useOrderStore.setState({
      place: () => {
        throw new Error('no')
      },
    })
    await seeForm('Shipping Address')
    await userEvent.click(await button('Continue'))
    await seeForm('Payment Method')
    await userEvent.click(await button('Place Order'))
    await expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(paymentWords.failed)
    console.error = error
    await expect(said).toHaveLength(1)
    useOrderStore.setState({ place })
    await userEvent.click(await button('Place Order'))
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await screen.findByRole('heading', { level: 1, name: 'Order Placed Successfully' }, { timeout: 5000 })
  },
}

export const Changed: Story = {
  name: 'A cart that another tab changes meanwhile is not ordered',
  // Checkout/PaymentStep has its picture.
  tags: ['no-picture'],
  beforeEach: withAddress,
  play: async ({ userEvent }) => {
    await seeForm('Shipping Address')
    await userEvent.click(await button('Continue'))
    await seeForm('Payment Method')
    await userEvent.click(await button('Place Order'))
    keepCart({ ...cartOfThree, items: cartOfThree.items.slice(0, 1) })
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }))
    await expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(paymentWords.changed)
    await expect(useOrderStore.getState().order).toBeUndefined()
  },
}

export const ServerDown: Story = {
  name: 'The checkout needs no store',
  // Looks as Address does.
  tags: ['no-picture'],
  parameters: { scenario: 'serverDown' },
  beforeEach: () => keepCart(cartOfThree),
  play: async () => {
    await seeForm('Shipping Address')
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}
