import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { expect, waitFor } from 'storybook/test'
import { vars } from '#theme/contract.css.ts'
import { type } from '#theme/type.css.ts'
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
 * visible: the stories list what it has set in the head of their document. If the shop's own address is unknown there is
 * no canonical link. A page may have a picture of its own for previews.
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
  // One document has one head: on the documentation page each story has a document of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args) => (
    <HeadSettingsContext value={settings}>
      <PageHead {...args} />
      <HeadList />
    </HeadSettingsContext>
  ),
  beforeEach: () => {
    const { title } = document
    // What a page of another story has left keeps its place in the list.
    updateHead([])
    return () => {
      document.title = title
      updateHead([])
    }
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

/** What `PageHead` sets in a document's head; other elements there are the workbench's own. */
const pageMetadata =
  'title, meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"], [property]), link[rel="canonical"]'

/** The metadata in the document's head, as it changes. */
function HeadList() {
  const text = useSyncExternalStore(onHeadChange, headText)
  return (
    <dl aria-label="Head of the document">
      {text.split('\n').map((line) => {
        const [name = '', ...words] = line.split(': ')
        return (
          <div key={name} style={{ paddingBlock: '0.5rem', borderBlockEnd: `1px solid ${vars.color.borderSubtle}` }}>
            <dt className={type.caption} style={{ color: vars.color.textMuted }}>
              {name}
            </dt>
            <dd style={{ overflowWrap: 'anywhere' }}>{words.join(': ')}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function onHeadChange(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.head, { childList: true, attributes: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

/** A line for each element: what it is, and what it says. */
function headText() {
  const elements = [...document.head.querySelectorAll(pageMetadata)]
  return elements
    .map((each) => {
      const name = each.getAttribute('name') ?? each.getAttribute('property') ?? each.getAttribute('rel') ?? 'title'
      return `${name}: ${each.getAttribute('content') ?? each.getAttribute('href') ?? each.textContent}`
    })
    .join('\n')
}

/** Title, description and address are in the head of the document. */
export const TitleAndDescription: Story = {
  name: 'Title and description',
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.title).toBe('Pure Silks'))
    const listed = await canvas.findByText('canonical')
    await expect(listed.nextElementSibling).toHaveTextContent('https://shop.example/collections/pure-silks')
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('noindex')).toBeVisible())
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    )
  },
}

export const PageChange: Story = {
  name: 'Another page replaces all of it',
  // Same picture as TitleAndDescription.
  tags: ['behaviour', 'no-picture'],
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
