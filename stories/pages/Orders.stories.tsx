import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { OrdersPage } from '#pages/orders/OrdersPage.tsx'
import { ordering } from '#site/ordering.ts'
import { orderTexts } from '#site/orders.ts'
import { orderStorageKey, useOrderStore } from '#state/order.ts'
import { quarantineKey } from '#state/persistedEntry.ts'
import { placedOrder } from '#stories/features/checkout/placedOrder.ts'
import { documentHead, expectPage } from './pageAssertions.ts'
import { pageParameters, renderApp } from './renderApp.tsx'
import { resetState } from './storedState.ts'

const order = placedOrder()

function storeOrders() {
  localStorage.setItem(orderStorageKey, JSON.stringify({ state: { orders: [order] }, version: 1 }))
}

/**
 * `/orders` and `/orders/:id`: the orders stored on this device, each with its receipt, until the shopper deletes
 * them. They need no request. Below the list, even an empty one, are other products.
 */
const meta = {
  title: 'Pages/Orders',
  component: OrdersPage,
  render: renderApp,
  parameters: { ...pageParameters, address: `/orders/${order.orderId}` },
  beforeEach: resetState,
} satisfies Meta<typeof OrdersPage>

export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  beforeEach: storeOrders,
  play: async ({ userEvent }) => {
    await expectPage(`Order #${order.orderId}`)
    await expect(screen.getByText(ordering.notSent)).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('2-3 days')
    await waitFor(() => expect(documentHead().title).toBe(`Order #${order.orderId} | Padma Weaves`))
    const remove = screen.getByRole('button', { name: orderTexts.delete(order.orderId) })
    await userEvent.click(remove)
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await expect(remove).toHaveFocus()
    remove.blur()
  },
}

export const OneOrder: Story = {
  name: 'One order',
  parameters: { address: '/orders' },
  beforeEach: storeOrders,
  play: async () => {
    await expectPage('Your orders')
    await expect(await screen.findByRole('link', { name: `#${order.orderId}` })).toBeVisible()
    // Below it are other products.
    const popular = await screen.findByRole('region', { name: 'Handpicked for You' })
    await waitFor(() => expect(within(popular).getAllByRole('article')).toHaveLength(4))
    for (const { product } of order.lines) {
      await expect(within(popular).queryByRole('link', { name: product.name })).not.toBeInTheDocument()
    }
  },
}

export const Empty: Story = {
  parameters: { address: '/orders' },
  play: async () => {
    await expectPage('Your orders')
    await expect(await screen.findByText(orderTexts.none)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/collections')
    // Below it are products, as below an empty cart.
    const popular = await screen.findByRole('region', { name: 'Handpicked for You' })
    await waitFor(() => expect(within(popular).getAllByRole('article')).toHaveLength(4))
    await waitFor(() =>
      expect(documentHead()).toMatchObject({ title: 'Your Orders | Padma Weaves', robots: 'noindex' }),
    )
  },
}

export const Unreadable: Story = {
  parameters: { address: '/orders' },
  beforeEach: () => localStorage.setItem(orderStorageKey, '{"state":{"orders":[{"orderId":"PW1"}]},"version":1}'),
  play: async ({ userEvent }) => {
    await expectPage('Your orders')
    await expect(await screen.findByRole('alert')).toHaveTextContent(orderTexts.quarantined)
    await expect(localStorage.getItem(quarantineKey(orderStorageKey))).toContain('PW1')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(screen.queryByText(orderTexts.quarantined)).not.toBeInTheDocument()
    useOrderStore.setState({ wasQuarantined: true })
    await expect(await screen.findByText(orderTexts.quarantined)).toBeVisible()
  },
}

/** A device without space for orders, until the story ends. */
function fillDevice() {
  const writing = spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === orderStorageKey) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  useOrderStore.getState().change(() => [order])
  return () => writing.mockRestore()
}

export const NotKept: Story = {
  name: 'Not kept',
  parameters: { address: '/orders' },
  beforeEach: fillDevice,
  play: async () => {
    await expectPage('Your orders')
    await expect(await screen.findByRole('alert')).toHaveTextContent(orderTexts.unsaved)
    await expect(screen.queryByText(orderTexts.intro)).toBeNull()
    await expect(await screen.findByRole('link', { name: `#${order.orderId}` })).toBeVisible()
    const popular = await screen.findByRole('region', { name: 'Handpicked for You' })
    await waitFor(() => expect(within(popular).getAllByRole('article')).toHaveLength(4))
  },
}

export const NotFound: Story = {
  name: 'Not found',
  // The empty state of any page.
  tags: ['no-picture'],
  parameters: { address: '/orders/PW1' },
  play: async () => {
    await expectPage(orderTexts.unknown)
  },
}

export const Deleted: Story = {
  name: 'A second press deletes the order, and the list is shown',
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  beforeEach: storeOrders,
  play: async ({ userEvent }) => {
    await expectPage(`Order #${order.orderId}`)
    const remove = screen.getByRole('button', { name: orderTexts.delete(order.orderId) })
    await userEvent.click(remove)
    await userEvent.click(remove)
    await expectPage('Your orders')
    await expect(screen.getByText(orderTexts.none)).toBeVisible()
    await expect(localStorage.getItem(orderStorageKey)).toContain('"orders":[]')
  },
}

export const Tablet: Story = {
  name: 'On a tablet an order ends where its receipt ends',
  // Pictures are as wide as a desktop or a phone.
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach: storeOrders,
  play: async () => {
    await expectPage(`Order #${order.orderId}`)
    const [above, receipt] = [ordering.title, 'Order Summary'].map((name) =>
      screen.getByRole('region', { name }).getBoundingClientRect(),
    )
    await expect(receipt?.top).toBeGreaterThan(above?.bottom ?? Infinity)
    await expect(receipt?.right).toBe(above?.right)
  },
}
