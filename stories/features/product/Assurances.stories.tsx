import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Assurances } from '#features/product/Assurances/Assurances.tsx'
import { contact } from '#site/contact.ts'

/**
 * The shop's promises to a buyer: shipping, returns and support. On the product page, below the buttons to buy; for
 * the promises on the home page use `TrustBadges`.
 *
 * - It is [a list of three](#anchor--primary--product-assurances--three-promises), with the owner's texts.
 * - [The phone number is a link](#anchor--primary--product-assurances--three-promises) that calls the shop (`tel:`).
 * - [The icons are decoration](#anchor--primary--product-assurances--three-promises): hidden from screen readers.
 */
const meta = {
  title: 'Product/Assurances',
  component: Assurances,
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof Assurances>

export default meta
type Story = StoryObj<typeof meta>

/** The last has the phone number. */
export const ThreePromises: Story = {
  name: 'Three promises',
  play: async ({ canvas, canvasElement }) => {
    await expect(
      within(canvas.getByRole('list'))
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Free Shipping on orders ₹2,999+',
      'Easy Returns for damaged or wrong items',
      `24/7 Support ${contact.phone.text}`,
    ])
    await expect(canvas.getByRole('link', { name: contact.phone.text })).toHaveAttribute(
      'href',
      `tel:${contact.phone.dial}`,
    )
    const icons = [...canvasElement.querySelectorAll('svg')]
    await expect(icons.map(({ ariaHidden }) => ariaHidden)).toEqual(['true', 'true', 'true'])
  },
}
