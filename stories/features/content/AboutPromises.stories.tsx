import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AboutPromises } from '#features/content/AboutPromises/AboutPromises.tsx'
import { contact, hours } from '#site/contact.ts'

/**
 * The end of the about page: mission and vision, four values, three reasons to choose the shop, and how to reach it.
 * For promises on the home page use `TrustBadges`, on the product page `Assurances`.
 *
 * - [Every value is a heading of level three](#anchor--primary--content-aboutpromises--default); reasons and contact
 *   are regions named by their headings.
 * - ['Write to us' and the phone number are links](#anchor--primary--content-aboutpromises--default) that look like
 *   buttons.
 * - [The opening hours](#anchor--primary--content-aboutpromises--default) differ from those in the footer (handbook,
 *   Rules: content and policies).
 */
const meta = {
  title: 'Content/AboutPromises',
  component: AboutPromises,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutPromises>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const value of [
      'Quality Excellence',
      'Authentic Craftsmanship',
      'Customer Delight',
      'Sustainable Practices',
    ]) {
      await expect(canvas.getByRole('heading', { level: 3, name: value })).toBeVisible()
    }
    const reasons = within(canvas.getByRole('region', { name: 'Why Choose Us' }))
    await expect(reasons.getByText(/25\+ cities/)).toBeVisible()
    const ask = within(canvas.getByRole('region', { name: 'Come and ask' }))
    await expect(ask.getByText(/Mon-Sat 10 AM-7 PM/)).toHaveTextContent('within 24 hours')
    for (const inFooter of hours.shop) await expect(canvas.queryByText(inFooter, { exact: false })).toBeNull()
    await expect(ask.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
    await expect(ask.getByRole('link', { name: contact.phone.text })).toBeVisible()
  },
}
