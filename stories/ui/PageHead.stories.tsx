import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PageHead } from '#ui/PageHead/PageHead.tsx'

/**
 * Says what a page is to browser tabs, search engines and link previews. Every page has one; it draws nothing.
 *
 * - The title of the tab is the page's own, so that it is read first when the page comes.
 * - What a page does not say of itself is taken out of the document again.
 */
const meta = {
  title: 'UI/PageHead',
  component: PageHead,
  args: {
    title: 'Pure Silks',
    description: 'Silk sarees from Kanchipuram and Banaras',
    canonical: '/collections/pure-silks',
  },
  // There is nothing to see.
  tags: ['no-picture'],
  beforeEach: () => {
    const { title } = document
    return () => {
      document.title = title
      document.head.querySelectorAll('link[rel="canonical"]').forEach((link) => link.remove())
    }
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const Said: Story = {
  name: 'Title, description and address stand in the head of the document',
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Pure Silks'))
    const { head } = document
    await expect(head.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^Silk sarees/),
    )
    await expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/collections\/pure-silks$/),
    )
  },
}

export const Hidden: Story = {
  args: { noindex: true },
  name: 'A page can be kept out of search results',
  play: async () => {
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    )
  },
}
