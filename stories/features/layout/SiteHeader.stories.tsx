import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CartLink } from '#features/layout/CartLink/CartLink.tsx'
import { SiteHeader } from '#features/layout/SiteHeader/SiteHeader.tsx'

/**
 * The head of every page: search, the way home, account and bag; the shop's links below, over the zari line. It stays
 * in sight while the page scrolls.
 *
 * - It is the page's banner; its links are a navigation named 'Main'.
 * - The name of the shop leads home and says so.
 * - The link of the page in view is marked, by a line as well as by colour.
 * - On a category the link Collections stays marked.
 * - Tab goes from the search over the name to account and bag, and then through the links.
 */
const meta = {
  title: 'Layout/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { currentPath: '/', cart: <CartLink count={2} /> },
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

export const TabOrder: Story = {
  // Where the focus rests is shown by the parts themselves.
  tags: ['no-picture'],
  name: 'Tab goes from the search over the name to the bag, and then through the links',
  play: async ({ userEvent }) => {
    const stops: string[] = []
    for (let stop = 0; stop < 10; stop += 1) {
      await userEvent.tab()
      const { activeElement } = document
      stops.push(activeElement?.ariaLabel ?? (activeElement?.textContent || (activeElement?.tagName ?? '')))
    }
    await expect(stops).toEqual([
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
