import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ListingHead } from '#features/catalogue/ListingHead/ListingHead.tsx'
import { categoryFacts } from '#site/categories.ts'

const collections = { label: 'Collections', href: '/collections' }

/**
 * The head of a listing: breadcrumbs, title and one sentence. Use it once on a page. A product's page has a head of its
 * own, in `ProductView`.
 *
 * - [The title is the page's heading of level one](#anchor--catalogue-listinghead--category).
 * - [The breadcrumbs are a navigation named 'Breadcrumb'; the last of them is the current page, not a
 *   link](#anchor--catalogue-listinghead--category).
 * - The sentence describes the category, or [says how many products a search has
 *   found](#anchor--catalogue-listinghead--search). [It can be left
 *   out](#anchor--catalogue-listinghead--without-description).
 * - [Words in an Indian script are marked with their language](#anchor--catalogue-listinghead--malayalam-search), so
 *   that a screen reader changes its voice.
 * - [A long search wraps and does not widen the page](#anchor--catalogue-listinghead--long-search).
 */
const meta = {
  title: 'Catalogue/ListingHead',
  component: ListingHead,
  args: { title: 'Pure Silks', crumbs: [collections, { label: 'Pure Silks' }] },
} satisfies Meta<typeof ListingHead>

export default meta
type Story = StoryObj<typeof meta>

const subtitle = categoryFacts['pure-silks'].description

/** Breadcrumbs, title and sentence. */
export const Category: Story = {
  args: { subtitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pure Silks' })).toBeVisible()
    await expect(canvas.getByText(subtitle)).toBeVisible()
    const crumbs = canvas.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(crumbs).getByRole('link')).toHaveAccessibleName('Collections')
    await expect(crumbs.querySelector('li:last-child > [aria-current="page"]')).toHaveTextContent('Pure Silks')
  },
}

export const AllCollections: Story = {
  name: 'All collections',
  args: { title: 'All Collections', crumbs: [{ label: 'Collections' }] },
}

export const Search: Story = {
  args: {
    title: 'Search results for "kasavu"',
    subtitle: 'Found 9 products',
    crumbs: [collections, { label: 'Search results for "kasavu"' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Found 9 products')).toBeVisible()
  },
}

export const MalayalamSearch: Story = {
  name: 'Malayalam search',
  // The looks are in the picture of 'Search'.
  tags: ['no-picture'],
  args: { title: 'Search results for "red പട്ട് സാരി"' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Search results for "red പട്ട് സാരി"' })
    const words = title.querySelectorAll('[lang]')
    await expect(words).toHaveLength(1)
    await expect(words[0]).toHaveAttribute('lang', 'ml')
    await expect(words[0]).toHaveTextContent('പട്ട് സാരി')
  },
}

const typed = 'abalaramapuramkasavusetmunduwithtemplebordermayilpeeliandatasselateverycorner'

/** A search of one long word wraps rather than widening the page. */
export const LongSearch: Story = {
  name: 'Long search',
  args: {
    title: `Search results for "${typed}"`,
    subtitle: 'Found 0 products',
    crumbs: [collections, { label: `Search results for "${typed}"` }],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const WithoutDescription: Story = {
  name: 'Without description',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument()
  },
}
