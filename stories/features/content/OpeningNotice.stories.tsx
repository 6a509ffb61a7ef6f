import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OpeningNotice } from '#features/content/OpeningNotice/OpeningNotice.tsx'
import { contact } from '#site/contact.ts'
import { openings } from '#site/openings.ts'

/**
 * A room of the shop that is not furnished yet: what it will be called, one true sentence, and two ways on.
 *
 * - The title is the page's heading of level one.
 * - The telephone is a link that dials.
 */
const meta = {
  title: 'Content/OpeningNotice',
  component: OpeningNotice,
  args: { ...openings.about },
} satisfies Meta<typeof OpeningNotice>

export default meta
type Story = StoryObj<typeof meta>

export const About: Story = {
  name: 'A title, a sentence, and two ways on',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await expect(canvas.getByText(openings.about.sentence)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute('href', '/collections')
    await expect(canvas.getByRole('link', { name: contact.phone.text })).toHaveAttribute(
      'href',
      `tel:${contact.phone.dial}`,
    )
  },
}

export const LongSentence: Story = { args: { ...openings.privacy } }
