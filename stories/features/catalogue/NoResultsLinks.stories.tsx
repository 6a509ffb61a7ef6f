import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { categories } from '#domain/category.ts'
import { NoResultsLinks } from '#features/catalogue/NoResults/NoResultsLinks.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { mixedProducts } from '#mocks/data.ts'

/**
 * Below a listing without products: every category, a message to the shop with the search term, and popular products. Use
 * it below `NoResults`; in other empty places use `EmptyState` with one or two links.
 *
 * - [Every category is a link](#anchor--catalogue-noresultslinks--search), in a navigation named 'Categories'.
 * - ['Ask us to find it' opens a WhatsApp message that names the search](#anchor--catalogue-noresultslinks--search).
 *   [Without a WhatsApp number it is left out](#anchor--catalogue-noresultslinks--without-whats-app).
 * - Popular products are [a region named 'Bestsellers'](#anchor--catalogue-noresultslinks--search); [without cards there
 *   is no region](#anchor--catalogue-noresultslinks--without-whats-app).
 */
const meta = {
  title: 'Catalogue/NoResultsLinks',
  component: NoResultsLinks,
  args: { search: 'kasavu & zari', whatsapp: '914710123456' },
} satisfies Meta<typeof NoResultsLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Search: Story = {
  // Pages/Listing has the picture.
  tags: ['no-picture'],
  args: { children: <ProductGrid products={mixedProducts.slice(0, 4)} layout="row" level={3} onAddToCart={fn()} /> },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      categories.map(({ name, slug }) => [name, `/collections/${slug}`]),
    )
    const chat = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'Ask us to find it' }).href)
    await expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/914710123456')
    await expect(chat.searchParams.get('text')).toBe('Namaste, I am looking for: kasavu & zari')
    await expect(canvas.getByRole('region', { name: 'Bestsellers' })).toBeVisible()
  },
}

/** There is no message to the shop. */
export const WithoutWhatsApp: Story = {
  name: 'Without WhatsApp',
  // Pages/Listing has the picture.
  tags: ['no-picture'],
  args: { whatsapp: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Ask us to find it' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}
