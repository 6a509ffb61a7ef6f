import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackInStockLink } from '#features/product/BackInStockLink/BackInStockLink.tsx'
import { soldOutCotton } from '#mocks/data.ts'

/**
 * For a sold-out product, below its disabled buttons: a prepared WhatsApp message to the shop, which the shopper
 * sends. For a question about any product use `ShareLinks`.
 *
 * - It is [a link named 'Tell me when it is back'](#anchor--product-backinstocklink--default) that looks like a
 *   button. It opens a chat in a new window.
 * - [The message has the product's name, code and link](#anchor--product-backinstocklink--default).
 * - [Without a WhatsApp number nothing is rendered](#anchor--product-backinstocklink--without-whats-app).
 */
const meta = {
  title: 'Product/BackInStockLink',
  component: BackInStockLink,
  args: {
    name: soldOutCotton.name,
    code: soldOutCotton.productCode,
    path: `/product/${soldOutCotton.key}`,
    whatsapp: '914710123456',
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof BackInStockLink>

export default meta
type Story = StoryObj<typeof meta>

/** The message has the product's name, code and link. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tell me when it is back' })
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
    await expect(`${origin}${pathname}`).toBe('https://wa.me/914710123456')
    await expect(searchParams.get('text')).toBe(
      `Namaste, please tell me when this is back: ${args.name} (${args.code})\n${location.origin}${args.path}`,
    )
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const WithoutWhatsApp: Story = {
  args: { whatsapp: '' },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'Without a number nothing is rendered',
  play: async ({ canvasElement }) => {
    // The element of the decorator.
    await expect(canvasElement.querySelector('div')).toBeEmptyDOMElement()
  },
}
