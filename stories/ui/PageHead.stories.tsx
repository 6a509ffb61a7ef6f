import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { HeadSettingsContext, PageHead } from '#ui/PageHead/PageHead.tsx'
import { updateHead } from '#ui/PageHead/updateHead.ts'

const settings = {
  name: 'Padma Weaves',
  locale: 'en_IN',
  picture: { src: '/share.jpg', alt: 'Cloth', width: 1200, height: 630 },
  siteUrl: 'https://shop.example',
}

/**
 * The metadata of a page for browser tabs, search engines and link previews, once on every page. It renders nothing
 * visible. If the shop's own address is unknown there is no canonical link. A page may have a picture of its own for
 * previews.
 *
 * - [The title of the tab](#anchor--ui-pagehead--title-and-description) is the one the page sets. It is announced on
 *   navigation, so begin it with what is the page's own.
 * - [Addresses are absolute](#anchor--ui-pagehead--title-and-description), from the shop's own address; a preview has
 *   the shop's picture by default.
 * - [Metadata that a page does not set](#anchor--ui-pagehead--page-change) is removed from the document when the page
 *   changes.
 * - [A page can be excluded from search results](#anchor--ui-pagehead--not-indexed).
 */
const meta = {
  title: 'UI/PageHead',
  component: PageHead,
  args: {
    title: 'Pure Silks',
    description: 'Silk sarees from Kanchipuram and Banaras',
    canonical: '/collections/pure-silks',
  },
  // Renders nothing visible.
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <HeadSettingsContext value={settings}>
        <Story />
      </HeadSettingsContext>
    ),
  ],
  beforeEach: () => {
    const { title } = document
    return () => {
      document.title = title
      updateHead([])
    }
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

/** Title, description and address are in the head of the document. */
export const TitleAndDescription: Story = {
  name: 'Title and description',
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Pure Silks'))
    const { head } = document
    await expect(head.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^Silk sarees/),
    )
    await expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://shop.example/collections/pure-silks',
    )
    await expect(head.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      'https://shop.example/share.jpg',
    )
  },
}

/** A page can be excluded from search results. */
export const NotIndexed: Story = {
  args: { noindex: true },
  name: 'Not indexed',
  play: async () => {
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    )
  },
}

export const PageChange: Story = {
  name: 'Another page replaces all of it',
  tags: ['behaviour'],
  beforeEach: () => {
    const data = document.head.appendChild(document.createElement('script'))
    data.type = 'application/ld+json'
    updateHead([
      { tag: 'title', text: 'The page before' },
      { tag: 'meta', name: 'keywords', content: 'silk' },
      { tag: 'meta', property: 'og:title', content: 'The page before' },
    ])
  },
  play: async () => {
    const { head } = document
    await waitFor(() => expect(document.title).toBe('Pure Silks'))
    await expect(head.querySelector('meta[name="keywords"]')).toBeNull()
    await expect(head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1)
    await expect(head.querySelector('meta[property="og:title"]')).toHaveAttribute('content', 'Pure Silks')
    await expect(head.querySelector('script[type="application/ld+json"]')).toBeNull()
  },
}
