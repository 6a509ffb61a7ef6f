import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { CartLink } from '#features/layout/CartLink/CartLink.tsx'
import { SiteHeader } from '#features/layout/SiteHeader/SiteHeader.tsx'
import { SiteMenu } from '#features/layout/SiteMenu/SiteMenu.tsx'
import { WishlistLink } from '#features/layout/WishlistLink/WishlistLink.tsx'
import { SearchForm } from '#features/search/SearchForm/SearchForm.tsx'

/**
 * The head of every page: menu, search, the way home, account and bag; on wide windows the shop's links below, over the
 * zari line. It stays in sight while the page scrolls.
 *
 * - It is the page's banner; its links are a navigation named 'Main'.
 * - The name of the shop leads home and says so.
 * - The link of the page in view is marked, by a line as well as by colour; on a category it is Collections.
 * - Who is signed in is greeted and finds the wishlist and Logout, in the place of Sign In and Sign Up.
 * - After more than 20 px of scroll it lifts off the page; nothing in it moves.
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

export const AtHome: Story = {}

export const EmptyCart: Story = { args: { cart: <CartLink count={0} /> } }

export const Current: Story = {
  args: { currentPath: '/about-us' },
  name: 'The link of the page in view is marked',
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    await expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual(['About'])
  },
}

export const InACategory: Story = {
  args: { currentPath: '/collections/pure-silks' },
  name: 'In a category the link Collections stays marked',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Collections' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  },
}

export const Elsewhere: Story = {
  args: { currentPath: '/cart' },
  // Looks as AtHome does, with no link marked.
  tags: ['no-picture'],
  name: 'On a page that has no link of its own none is marked',
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('aria-current')
  },
}

export const Names: Story = {
  // Looks as AtHome does.
  tags: ['no-picture'],
  name: 'It is the banner, and the name of the shop leads home',
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('banner'))
    await expect(banner.getByRole('link', { name: 'Padma Weaves, home' })).toHaveAttribute('href', '/')
    await expect(banner.getByRole('link', { name: 'New Arrivals' })).toHaveAttribute('href', '/collections?filter=new')
    await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(banner.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
  },
}

export const SignedIn: Story = {
  args: { shopper: { firstName: 'Meenakshi' } },
  name: 'Who is signed in is greeted, and finds the wishlist and Logout',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Hi, Meenakshi')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Wishlist, 3 items' })).toHaveAttribute('href', '/wishlist')
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await userEvent.tab()
  },
}

export const Stranger: Story = {
  // Looks as AtHome does.
  tags: ['no-picture'],
  name: 'A stranger has no wishlist button',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Wishlist/ })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Hi,/)).not.toBeInTheDocument()
  },
}

export const LongName: Story = {
  args: { shopper: { firstName: 'Venkatanarasimharajuvaripeta Subrahmanyam' } },
  name: 'A long name is cut, and still there for readers',
  play: async ({ canvas }) => {
    const greeting = canvas.getByText('Hi, Venkatanarasimharajuvaripeta Subrahmanyam')
    await expect(greeting.scrollWidth).toBeGreaterThan(greeting.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const NamelessShopper: Story = {
  args: { shopper: { firstName: ' ' } },
  // Looks as SignedIn does.
  tags: ['no-picture'],
  name: 'A shopper without a first name is greeted as User',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hi, User')).toBeVisible()
  },
}

export const Scrolled: Story = {
  // A picture is taken at the head of the page.
  tags: ['no-picture'],
  name: 'It lifts after more than 20 px, and keeps its height',
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
    await step('at 20 px it lies on the page', async () => {
      scrollTo(0, 20)
      await fireEvent.scroll(window)
      await expect(header).not.toHaveAttribute('data-lifted')
    })
    await step('at 21 px it has lifted', async () => {
      scrollTo(0, 21)
      await waitFor(() => expect(header).toHaveAttribute('data-lifted'))
      await waitFor(() => expect(getComputedStyle(header).boxShadow).not.toBe('none'))
      await expect(canvas.getByRole('link', { name: 'About' })).toBeVisible()
    })
    await step('further down it is as high as before, and nothing has moved', async () => {
      scrollTo(0, 400)
      await waitFor(() => expect(header.getBoundingClientRect().top).toBe(0))
      await expect(header.getBoundingClientRect().height).toBe(138)
      await expect(pageTop()).toBe(before)
    })
    scrollTo(0, 0)
  },
}

export const TabOrder: Story = {
  // Where the focus rests is shown by the parts themselves.
  tags: ['no-picture'],
  name: 'Tab goes from the menu over search and name to the bag, and then through the links',
  play: async ({ userEvent }) => {
    const stops: string[] = []
    for (let stop = 0; stop < 11; stop += 1) {
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
      'Cart, 2 items2',
      'Home',
      'Collections',
      'About',
      'Contact',
      'New Arrivals',
    ])
  },
}
