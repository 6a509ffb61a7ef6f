import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartView } from '#features/cart/CartView/CartView.tsx'
import { Notice } from '#features/shared/Notice/Notice.tsx'

/**
 * The room of the cart: its heading, and its contents or the way back to the shelves.
 *
 * - It has one heading of the first level, from the server's HTML on.
 * - Until the device has been asked a spinner says so; nobody is told 'empty' too early.
 * - An empty cart has one way on: Start Shopping.
 * - A cart that could not be read is told over everything else.
 */
const meta = {
  title: 'Cart/CartView',
  component: CartView,
  args: { state: 'full', children: <p>Lines and slip</p> },
} satisfies Meta<typeof CartView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  // Cart/CartContents has what stands in it.
  tags: ['no-picture'],
  name: 'The contents stand under the heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await expect(canvas.getByText('Lines and slip')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { state: 'empty' },
  name: 'An empty cart leads to the shelves',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/collections')
    await expect(canvas.queryByText('Lines and slip')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { state: 'waiting' },
  name: 'Until the device has been asked nobody is told what is in the cart',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await expect(canvas.getByRole('status', { name: 'Loading...' })).toBeVisible()
  },
}

export const SetAside: Story = {
  args: {
    state: 'empty',
    notice: <Notice words="Something was set aside" action={{ label: 'OK', onClick: () => undefined }} />,
  },
  name: 'What could not be read is told over everything else',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something was set aside')).toBeVisible()
  },
}
