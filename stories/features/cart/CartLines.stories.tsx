import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Notice } from '#ui/Notice/Notice.tsx'
import { CartLines, type CartLinesProps } from '#features/cart/CartLines/CartLines.tsx'
import { lineKey } from '#domain/cart/cart.ts'
import { bestseller, cartOf, kanjivaram, plain } from '#mocks/data.ts'
import { type } from '#theme/type.css.ts'

/**
 * The lines of the cart. Use it in `CartContents`; the lines of an order that is being placed are in `CheckoutSummary`,
 * those of the sheet in `MiniCart`.
 *
 * - [They are a list; each line reports its own changes](#anchor--cart-cartlines--three-lines).
 * - When a line is removed or saved for later, [the focus moves to the Remove button of the next line; if there is none,
 *   to the page's heading](#anchor--cart-cartlines--focus-after-removal).
 * - [Undo is shown in place of the removed line](#anchor--cart-cartlines--undo), as an item of the list.
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

/** A cart whose lines can be removed. */
function Removing({ items: before, onRemove, onSaveForLater, ...rest }: CartLinesProps) {
  const [items, setItems] = useState(before)
  const without =
    (report: typeof onRemove): typeof onRemove =>
    (item) => {
      setItems((all) => all.filter((each) => each !== item))
      report(item)
    }
  return (
    <main>
      <h1 className={type.pageTitle} style={{ paddingBlockEnd: '1rem' }}>
        Cart
      </h1>
      <CartLines items={items} onRemove={without(onRemove)} onSaveForLater={without(onSaveForLater)} {...rest} />
    </main>
  )
}

/** Each line reports its own changes. */
export const ThreeLines: Story = {
  name: 'Three lines',
  play: async ({ args, canvas, userEvent }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${kanjivaram.name}` }))
    await expect(args.onQuantity).toHaveBeenCalledWith(
      args.items.map(lineKey).find((key) => key.includes(kanjivaram.key)),
      2,
    )
  },
}

const undo = fn()

/** Undo is shown in place of the removed line. */
export const Undo: Story = {
  args: {
    removal: { at: 1, notice: <Notice action={{ label: 'Undo', onClick: undo }}>You removed a saree</Notice> },
  },
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('listitem')
    await expect(second).toHaveTextContent('You removed a saree')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}

export const FocusAfterRemoval: Story = {
  // Same picture as ThreeLines.
  tags: ['behaviour', 'no-picture'],
  name: 'After a removal the next Remove button has the focus, and after the last one the heading',
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
