import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ShareLinks } from '#features/product/ShareLinks/ShareLinks.tsx'
import { kanjivaram, longName } from '#mocks/data.ts'

/**
 * Secondary links to share a product, or to ask the shop about it: below the delivery check of the product page. For
 * the device's share sheet use `ProductActions`; for a sold-out product add `BackInStockLink`.
 *
 * - [Copy link is a button](#anchor--product-sharelinks--copied) that copies the product's whole address.
 * - [A message to a friend](#anchor--product-sharelinks--saree) starts with 'Look at this', and has the name and the
 *   link.
 * - [A question to the shop](#anchor--product-sharelinks--saree) has the product's name, code and link, with [every
 *   character escaped correctly](#anchor--product-sharelinks--special-characters); a product [without a
 *   code](#anchor--product-sharelinks--without-code) is asked about by its name.
 * - [The links' names say that they open WhatsApp](#anchor--product-sharelinks--saree), and what is asked about: only
 *   a saree [is called a saree](#anchor--product-sharelinks--suite).
 * - [Without a WhatsApp number there is no question to the shop](#anchor--product-sharelinks--without-whats-app).
 */
const meta = {
  title: 'Product/ShareLinks',
  component: ShareLinks,
  args: {
    name: kanjivaram.name,
    code: kanjivaram.productCode,
    noun: 'saree',
    path: `/product/${kanjivaram.key}`,
    whatsapp: '914710123456',
    onCopyLink: fn(),
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareLinks>

export default meta
type Story = StoryObj<typeof meta>

/** Number and text of a link to WhatsApp. */
const messageOf = (link: HTMLElement) => {
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
  return [`${origin}${pathname}`, searchParams.get('text')]
}

/** A question to the shop has the product's name, code and link. */
export const Saree: Story = {
  play: async ({ args, canvas }) => {
    const link = `${location.origin}${args.path}`
    await expect(messageOf(canvas.getByRole('link', { name: 'Ask about this saree on WhatsApp' }))).toEqual([
      'https://wa.me/914710123456',
      `Namaste, I have a question about ${args.name} (${args.code})\n${link}`,
    ])
    await expect(messageOf(canvas.getByRole('link', { name: 'Send on WhatsApp' }))).toEqual([
      'https://wa.me/',
      `Look at this: ${args.name}\n${link}`,
    ])
  },
}

/** Only a saree is called a saree. */
export const Suite: Story = {
  args: { noun: 'piece' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask about this piece on WhatsApp' })).toBeVisible()
  },
}

/** There is no question to the shop. */
export const WithoutWhatsApp: Story = {
  args: { whatsapp: '' },
  name: 'Without WhatsApp',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Send on WhatsApp')
  },
}

export const Copied: Story = {
  // Same picture as Saree.
  tags: ['behaviour', 'no-picture'],
  name: 'Copy link copies the whole address',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopyLink).toHaveBeenCalledWith(`${location.origin}${args.path}`)
  },
}

export const SpecialCharacters: Story = {
  args: { name: 'Silk & Cotton "100%" #1?', code: 'PW+1' },
  // Same picture as Saree.
  tags: ['behaviour', 'no-picture'],
  name: 'Every character of a name is escaped correctly',
  play: async ({ canvas }) => {
    const [, text] = messageOf(canvas.getByRole('link', { name: /^Ask about/ }))
    await expect(text).toContain('Silk & Cotton "100%" #1? (PW+1)')
  },
}

export const WithoutCode: Story = {
  args: { name: longName.name, code: '' },
  // Same picture as Saree.
  tags: ['behaviour', 'no-picture'],
  name: 'The question about a product without a code has its name',
  play: async ({ canvas }) => {
    const [, text] = messageOf(canvas.getByRole('link', { name: /^Ask about/ }))
    await expect(text).toContain(`${longName.name}\n`)
  },
}
