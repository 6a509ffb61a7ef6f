import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { CartLink } from '#features/layout/CartLink/CartLink.tsx'
import { SiteHeader } from '#features/layout/SiteHeader/SiteHeader.tsx'
import { SiteMenu } from '#features/layout/SiteMenu/SiteMenu.tsx'
import { WishlistLink } from '#features/layout/WishlistLink/WishlistLink.tsx'
import { SearchForm } from '#features/search/SearchForm/SearchForm.tsx'

/**
 * The header of every page: menu, search, home link, account, wishlist and cart; in windows from 960 px on the main
 * links below, above a gold line. It is sticky, but not in windows lower than 400 px. The checkout has a shorter one,
 * by `PageShell`. On a scrolled page Tab still reaches the main links, which are then shown.
 *
 * - It is [the page's banner, and the name of the shop links to the home page and says
 *   so](#anchor--layout-siteheader--shop-name). Its main links are [a navigation named
 *   'Main'](#anchor--layout-siteheader--current-page).
 * - [Tab goes from the menu over search and name to wishlist and cart](#anchor--layout-siteheader--tab-order), and
 *   then through the main links.
 * - [The link of the current page is marked](#anchor--layout-siteheader--current-page), by a line as well as by
 *   colour; on a category page it is [Collections](#anchor--layout-siteheader--category-page), and on [a page without
 *   a main link](#anchor--layout-siteheader--no-current-page) none is.
 * - [Wishlist and cart are there for everyone](#anchor--layout-siteheader--signed-out). [A signed-in shopper is
 *   greeted](#anchor--layout-siteheader--signed-in), with Logout instead of Sign In and Sign Up.
 * - [A long name is truncated](#anchor--layout-siteheader--long-name), but complete for screen readers; [a shopper
 *   without a first name](#anchor--layout-siteheader--nameless-shopper) is greeted as User.
 * - On phones [the main links, Sign In and Sign Up are in the menu](#anchor--layout-siteheader--home-page), not in
 *   the header.
 * - [After more than 20 px of scroll](#anchor--layout-siteheader--scrolled) it has a line below it; further down only
 *   64 px of it stay, without layout shift.
 */
const meta = {
  title: 'Layout/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/',
    menu: <SiteMenu isOpen={false} onOpen={fn()} onClose={fn()} />,
    search: <SearchForm place="header" />,
    wishlist: <WishlistLink count={3} />,
    cart: <CartLink count={2} />,
    onSignOut: fn(),
  },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const HomePage: Story = {
  name: 'Home page',
}

export const EmptyCart: Story = { name: 'Empty cart', args: { cart: <CartLink count={0} /> } }

/** The link of the current page is marked. */
export const CurrentPage: Story = {
  args: { currentPath: '/about-us' },
  name: 'Current page',
  play: async ({ canvas }) => {
    if (innerWidth < 960) return
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    await expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual(['About'])
  },
}

/** On a category page the link Collections is marked. */
export const CategoryPage: Story = {
  args: { currentPath: '/collections/pure-silks' },
  name: 'Category page',
  play: async ({ canvas }) => {
    if (innerWidth < 960) return
    await expect(canvas.getByRole('link', { name: 'Collections' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  },
}

/** On a page without a main link none is marked. */
export const NoCurrentPage: Story = {
  args: { currentPath: '/cart' },
  // Same picture as HomePage, with no link marked.
  tags: ['no-picture'],
  name: 'No current page',
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('aria-current')
  },
}

/** Greeting and Logout. */
export const SignedIn: Story = {
  name: 'Signed in',
  args: { shopper: { firstName: 'Meenakshi' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Wishlist, 3 items' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    if (innerWidth < 960) return
    await expect(canvas.getByText('Hi, Meenakshi')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await userEvent.tab()
  },
}

/** A long name is truncated, but complete for screen readers. */
export const LongName: Story = {
  name: 'Long name',
  args: { shopper: { firstName: 'Venkatanarasimharajuvaripeta Subrahmanyam' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    if (innerWidth < 960) return
    const greeting = canvas.getByRole('link', { name: 'Hi, Venkatanarasimharajuvaripeta Subrahmanyam' })
    await expect(greeting.scrollWidth).toBeGreaterThan(greeting.clientWidth)
  },
}

/** A shopper without a first name is greeted as User. */
export const NamelessShopper: Story = {
  name: 'Nameless shopper',
  args: { shopper: { firstName: ' ' } },
  // Same picture as SignedIn.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const greeting = canvas.getByText('Hi, User')
    await (innerWidth < 960 ? expect(greeting).not.toBeVisible() : expect(greeting).toBeVisible())
  },
}

export const ShopName: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Same picture as HomePage.
  tags: ['behaviour', 'no-picture'],
  name: 'It is the banner, and the name of the shop links to the home page',
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('banner'))
    await expect(banner.getByRole('link', { name: 'Padma Weaves, home' })).toHaveAttribute('href', '/')
    await expect(banner.getByRole('link', { name: 'New Arrivals' })).toHaveAttribute('href', '/collections?filter=new')
    await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(banner.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
  },
}

export const SignedOut: Story = {
  // Same picture as HomePage.
  tags: ['behaviour', 'no-picture'],
  name: 'The wishlist link is shown to signed-out shoppers, too',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wishlist, 3 items' })).toHaveAttribute('href', '/wishlist')
    await expect(canvas.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/cart')
    await expect(canvas.queryByText(/^Hi,/)).not.toBeInTheDocument()
  },
}

export const Scrolled: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Pictures are taken at the top of the page.
  tags: ['behaviour', 'no-picture'],
  name: 'It has a line below it after more than 20 px, and then collapses without a layout shift',
  decorators: [
    (Part) => (
      <div style={{ minBlockSize: '300vh' }}>
        <Part />
        <p>The page</p>
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner')
    const pageTop = () => canvas.getByText('The page').getBoundingClientRect().top + scrollY
    const before = pageTop()
    await step('at 20 px it is flat', async () => {
      scrollTo(0, 20)
      await fireEvent.scroll(window)
      await expect(header).not.toHaveAttribute('data-lifted')
    })
    await step('at 21 px it has the line', async () => {
      scrollTo(0, 21)
      await waitFor(() => expect(header).toHaveAttribute('data-lifted'))
      await waitFor(() => expect(getComputedStyle(header).boxShadow).not.toBe('none'))
      await expect(canvas.getByRole('link', { name: 'About' })).toBeVisible()
    })
    await step('further down 64 px of it are in the window, without a layout shift', async () => {
      scrollTo(0, 400)
      await waitFor(() => expect(header).toHaveAttribute('data-collapsed'))
      await waitFor(() => expect(header.getBoundingClientRect().bottom).toBe(64))
      await expect(header.getBoundingClientRect().height).toBe(138)
      await expect(pageTop()).toBe(before)
    })
    scrollTo(0, 0)
  },
}

export const TabOrder: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // The focus rings are pictured with the ui components.
  tags: ['behaviour', 'no-picture'],
  name: 'Tab goes from the menu over search and name to wishlist and cart, and then through the links',
  play: async ({ userEvent }) => {
    const stops: string[] = []
    for (let stop = 0; stop < 12; stop += 1) {
      await userEvent.tab()
      const { activeElement } = document
      stops.push(activeElement?.ariaLabel ?? (activeElement?.textContent || (activeElement?.tagName ?? '')))
    }
    await expect(stops).toEqual([
      'Menu',
      'INPUT',
      'Padma Weaves, home',
      'Sign In',
      'Sign Up',
      'Wishlist, 3 items3',
      'Cart, 2 items2',
      'Home',
      'Collections',
      'About',
      'Contact',
      'New Arrivals',
    ])
  },
}
