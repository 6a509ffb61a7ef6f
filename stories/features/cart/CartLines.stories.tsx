import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CartLines, type CartLinesProps } from '#features/cart/CartLines/CartLines.tsx'
import { lineKey } from '#domain/cart/cart.ts'
import { bestseller, cartOf, kanjivaram, plain } from '#mocks/data.ts'

/**
 * The lines of the cart.
 *
 * - They are a list; each says which line is meant when it is changed.
 * - When a line goes, the focus goes to the next one's Remove, so that a keyboard goes on from there.
 * - When the last one goes, the focus goes to the page's heading.
 */
const meta = {
  title: 'Cart/CartLines',
  component: CartLines,
  args: {
    items: cartOf([kanjivaram, 1], [bestseller, 2], [plain, 1]).items,
    onQuantity: fn(),
    onRemove: fn(),
    onSaveForLater: fn(),
    onFinishing: fn(),
  },
  render: (args) => <Removing {...args} />,
} satisfies Meta<typeof CartLines>

export default meta
type Story = StoryObj<typeof meta>

/** A cart that lets its lines go. */
function Removing({ items: before, onRemove, onSaveForLater, ...rest }: CartLinesProps) {
  const [items, setItems] = useState(before)
  const without =
    (tell: typeof onRemove): typeof onRemove =>
    (item) => {
      setItems((all) => all.filter((each) => each !== item))
      tell(item)
    }
  return (
    <main>
      <h1>Cart</h1>
      <CartLines items={items} onRemove={without(onRemove)} onSaveForLater={without(onSaveForLater)} {...rest} />
    </main>
  )
}

export const Three: Story = {
  name: 'Each line says that it is meant',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    const [first] = canvas.getAllByRole('button', { name: 'Increase quantity' })
    if (first) await userEvent.click(first)
    await expect(args.onQuantity).toHaveBeenCalledWith(
      args.items.map(lineKey).find((key) => key.includes(kanjivaram.key)),
      2,
    )
  },
}

export const Removed: Story = {
  // Looks as Three does.
  tags: ['no-picture'],
  name: 'After a line the next one’s Remove has the focus, and after the last the heading',
  play: async ({ canvas, userEvent }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    await userEvent.click(remove(kanjivaram.name))
    await waitFor(() => expect(remove(bestseller.name)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: `Save for later: ${bestseller.name}` }))
    await waitFor(() => expect(remove(plain.name)).toHaveFocus())
    await userEvent.click(remove(plain.name))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
