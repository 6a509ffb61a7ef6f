import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartView } from '#features/cart/CartView/CartView.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

/**
 * The frame of the cart page: its heading, and the contents or the empty state. Only the browser knows the cart, so the
 * server's HTML has both, and a script chooses before the first paint; without scripts a sentence says that the cart
 * needs them. For the contents use `CartContents`.
 *
 * - It has [one heading of level one, 'Your cart'](#anchor--cart-cartview--full), [also while it
 *   loads](#anchor--cart-cartview--loading); for an empty cart it is ['Your cart is
 *   empty'](#anchor--cart-cartview--empty).
 * - [A skeleton is shown and 'Loading...' is announced until the storage has been read](#anchor--cart-cartview--loading),
 *   so that 'empty' is never shown too early.
 * - An empty cart has two links: [Start Shopping, and the orders on this device](#anchor--cart-cartview--empty).
 * - [What was just removed from it](#anchor--cart-cartview--removal-in-empty) is above the links, with an Undo.
 * - [A notice, as about a cart that could not be read, is above everything
 *   else](#anchor--cart-cartview--unreadable-entry).
 */
const meta = {
  title: 'Cart/CartView',
  component: CartView,
  args: { state: 'full', children: <p>Lines and receipt</p> },
} satisfies Meta<typeof CartView>

export default meta
type Story = StoryObj<typeof meta>

/** The contents are below the heading. */
export const Full: Story = {
  // Pictured in Cart/CartContents.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Your cart')
    await expect(canvas.getByText('Lines and receipt')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Your cart is empty')
    await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Start Shopping', '/collections'],
      ['Your orders on this device', '/orders'],
    ])
    await expect(canvas.queryByText('Lines and receipt')).not.toBeInTheDocument()
  },
}

export const RemovalInEmpty: Story = {
  args: {
    state: 'empty',
    removal: (
      <Notice action={{ label: 'Undo', onClick: () => undefined }}>You removed Kanjivaram Temple Border Silk</Notice>
    ),
  },
  // A notice as in UI/Notice, in the picture of Empty.
  tags: ['behaviour', 'no-picture'],
  name: 'On a phone what was just removed does not widen the buttons',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0
    const removal = widthOf(canvas.getByText(/^You removed/).parentElement)
    await expect(widthOf(canvas.getByRole('link', { name: 'Start Shopping' }))).toBeLessThan(removal - 40)
  },
}

/** A skeleton, until the storage has been read. */
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Your cart')
    // A live region announces its text, not its name.
    await expect(canvas.getByRole('status', { name: 'Loading...' })).toHaveTextContent('Loading...')
    await expect(canvas.getByText('Your cart is empty')).not.toBeVisible()
  },
}

/** A notice above everything else says so. */
export const UnreadableEntry: Story = {
  args: {
    state: 'empty',
    notice: <Notice action={{ label: 'OK', onClick: () => undefined }}>The cart could not be read</Notice>,
  },
  name: 'Unreadable entry',
  play: async ({ canvas }) => {
    const notice = canvas.getByText('The cart could not be read')
    await expect(notice).toBeVisible()
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(notice.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
