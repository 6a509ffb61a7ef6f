import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { MobileMenu } from '#features/layout/SiteMenu/MobileMenu.tsx'
import { SearchForm } from '#features/search/SearchForm/SearchForm.tsx'

/**
 * All navigation of the shop in windows narrower than 960 px: sale, search, main menu, six categories, featured
 * links, account, support and legal, and signing in or out. A modal `Sheet` from the side of its button; in the shop
 * the browser's Back closes it. In wider windows the menu is the panel of `SiteMenu`.
 *
 * - It is [a dialog named 'Menu'](#anchor--layout-mobilemenu--signed-out). [The focus stays
 *   inside](#anchor--layout-mobilemenu--focus-trap); Escape and the button named 'Close' close it.
 * - [Each list is a navigation named by its title](#anchor--layout-mobilemenu--signed-out).
 * - [Sign In and Sign Up](#anchor--layout-mobilemenu--signed-out), or [greeting and Sign
 *   Out](#anchor--layout-mobilemenu--signed-in) when signed in, are in the footer of the sheet, which stays visible
 *   while the rest scrolls.
 * - [The numbers of saved products and of items in the cart](#anchor--layout-mobilemenu--signed-in) are part of the
 *   links' names: 'Wishlist 12 items'.
 */
const meta = {
  title: 'Layout/MobileMenu',
  component: MobileMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    onSignOut: fn(),
    savedCount: 0,
    cartCount: 0,
    search: <SearchForm place="menu" />,
  },
  decorators: [
    (Part) => (
      <div style={{ minBlockSize: '68rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Menu' }))

/** All links, in the owner's order. */
export const SignedOut: Story = {
  name: 'Signed out',
  play: async () => {
    const menu = await sheet()
    const sale = menu.getByRole('link', { name: 'Summer Sale Up to 50% Off' })
    await expect(sale).toHaveAttribute('href', '/collections?filter=sale')
    await expect(menu.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    const linksOf = (name: string) =>
      within(menu.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    await expect(linksOf('Main menu')).toEqual(['Home', 'Collections', 'About', 'Contact'])
    await expect(linksOf('Categories')).toEqual([
      'Cotton/Linen',
      'Semi Silks',
      'Pure Silks',
      'Unstitched Salwar Suites',
      'Function Wear',
      'Party Wear',
    ])
    await expect(linksOf('Featured')).toEqual(['New Arrivals', 'Bestsellers', 'Sale'])
    await expect(linksOf('Your Account')).toEqual(['Wishlist', 'Cart', 'Orders'])
    await expect(linksOf('Support and legal')).toEqual(['Contact', 'Privacy', 'Terms', 'Returns'])
    const headings = menu.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    await expect(headings).toEqual(['Main menu', 'Categories', 'Featured', 'Your Account', 'Support and legal'])
    await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
    await expect(menu.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
    // The footer of the sheet stays in its place while the rest scrolls. A font that arrives later would move it.
    await document.fonts.ready
    const topOf = (link: HTMLElement) => link.getBoundingClientRect().top
    const signIn = menu.getByRole('link', { name: 'Sign In' })
    const before = { sale: topOf(sale), signIn: topOf(signIn) }
    menu.getByRole('link', { name: 'Returns' }).scrollIntoView()
    await expect(topOf(sale)).toBeLessThan(before.sale)
    await expect(topOf(signIn)).toBe(before.signIn)
    sale.scrollIntoView({ block: 'end' })
    await expect(topOf(sale)).toBe(before.sale)
  },
}

/** The greeting, Sign Out, and the wishlist and cart counts. */
export const SignedIn: Story = {
  args: { shopper: { firstName: 'Meenakshi' }, savedCount: 12, cartCount: 1 },
  name: 'Signed in',
  play: async ({ args, userEvent }) => {
    const menu = await sheet()
    await expect(menu.getByText('Hi, Meenakshi')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Wishlist 12 items' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Cart 1 item' })).toBeVisible()
    await userEvent.click(menu.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await expect(menu.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
  },
}

export const FocusTrap: Story = {
  // Same picture as SignedOut.
  tags: ['behaviour', 'no-picture'],
  name: 'The focus stays inside, and Escape and Close close the menu',
  play: async ({ args, userEvent }) => {
    const menu = await sheet()
    const dialog = screen.getByRole('dialog')
    for (let stop = 0; stop < 30; stop += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement) // an element in a page of HTML
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(menu.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}
