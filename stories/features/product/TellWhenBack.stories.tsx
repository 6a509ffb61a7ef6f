import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TellWhenBack } from '#features/product/TellWhenBack/TellWhenBack.tsx'
import { soldOutCotton } from '#mocks/data.ts'

/**
 * For a piece that is sold out: a message to the shop, which the shopper sends herself.
 *
 * - It is a link that opens a chat in a window of its own.
 * - The message names the piece, its code and its link.
 * - A shop without a number offers nothing.
 */
const meta = {
  title: 'Product/TellWhenBack',
  component: TellWhenBack,
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
} satisfies Meta<typeof TellWhenBack>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  name: 'The message names the piece, its code and its link',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tell me when it is back' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
    await expect(pathname).toBe('/914710123456')
    await expect(searchParams.get('text')).toBe(
      `Namaste, please tell me when this is back: ${args.name} (${args.code})\n${location.origin}${args.path}`,
    )
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const NoNumber: Story = {
  args: { whatsapp: '' },
  // There is nothing to see.
  tags: ['no-picture'],
  name: 'A shop without a number offers nothing',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
