import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { kanjivaram, nameless } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { HomePage } from '#pages/home/HomePage.tsx'
import { openShop, shopWindow } from './openShop.tsx'
import { head, seeMessage, seePage } from './seen.ts'
import { newShopper } from './shopper.ts'

/**
 * `/`: the hero, the story, the promises, the featured pieces in one of their four states, and the ways into the shop.
 * Loud, quiet, loud.
 *
 * - The page has one heading of level one, the hero's; 'Handpicked for You' follows on level two.
 * - What is under way, missing or broken is said in words, under the heading it belongs to.
 * - The blocks follow each other in one order whatever the store answers.
 * - Pictures that are slow leave their rooms free for them: nothing moves.
 * - A piece goes to the cart from its card: a message says so, and the bag tells the new number.
 */
const meta = {
  title: 'Pages/Home',
  component: HomePage,
  render: openShop,
  parameters: { ...shopWindow, address: '/' },
  beforeEach: newShopper,
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

const featured = async () =>
  within(await screen.findByRole('region', { name: 'Handpicked for You' }, { timeout: 5000 }))

/** What a region is called by. */
function nameOf(region: HTMLElement) {
  const title = document.getElementById(region.getAttribute('aria-labelledby') ?? '')
  return region.getAttribute('aria-label') ?? title?.textContent
}

export const Open: Story = {
  name: 'Featured pieces stand under Handpicked for You',
  play: async ({ step }) => {
    await seePage('Handcrafted Excellence')
    const shelf = await featured()
    const cards = await shelf.findAllByRole('article')
    await step('as many as the line promises a sixth of', async () => {
      await expect(shelf.getByText(`Over ${cards.length * 6} handcrafted pieces waiting for you`)).toBeVisible()
    })
    await screen.findByRole('region', { name: 'Our Collections' }, { timeout: 5000 })
    await screen.findByText('01 / 03')
    await step('with the way to all the others', async () => {
      const more = shelf.getByRole('link', { name: 'Explore All Collections' })
      await expect(more).toHaveAttribute('href', '/collections')
    })
  },
}

export const Blocks: Story = {
  // Looks as Open does.
  tags: ['no-picture'],
  name: 'All blocks stand in their order',
  play: async () => {
    await screen.findByRole('region', { name: 'Our Collections' }, { timeout: 5000 })
    await featured()
    const main = within(screen.getByRole('main'))
    await expect(main.getAllByRole('region').map((region) => nameOf(region))).toEqual([
      'Highlights of the shop',
      'The Padma Weaves Chronicles',
      'What you can count on',
      'Handpicked for You',
      'Woven for the Great Days',
      'Shop by Category',
      'Shop by Budget',
      'Our Collections',
    ])
  },
}

export const Phone: Story = {
  // Looks as Open does.
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'On a phone nothing is wider than the window',
  play: async () => {
    await screen.findByRole('region', { name: 'Our Collections' }, { timeout: 5000 })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SlowPictures: Story = {
  // Flat grounds are what Open shows.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
  parameters: { scenario: 'picturesStillLoading' },
  name: 'Pictures that do not come leave their rooms and all words standing',
  play: async () => {
    const cards = await (await featured()).findAllByRole('article')
    await expect(cards.length).toBeGreaterThan(0)
    await screen.findByRole('region', { name: 'Our Collections' }, { timeout: 5000 })
    const rooms = [...screen.getByRole('main').querySelectorAll('[data-picture]')].filter((room) =>
      room.checkVisibility(),
    )
    await expect(rooms.length).toBeGreaterThan(20)
    for (const room of rooms) await expect(room.getBoundingClientRect().height).toBeGreaterThan(40)
  },
}

export const BrokenPictures: Story = {
  // Placeholders have their picture with UI/Picture.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
  parameters: { scenario: 'brokenPictures' },
  name: 'Where the first picture is broken the words and the way on stand',
  play: async () => {
    await seePage('Handcrafted Excellence')
    await expect(screen.getByRole('link', { name: 'Shop Pure Silks' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While the pieces are under way it says so',
  // Home/FeaturedCollections has its picture.
  tags: ['no-picture'],
  parameters: { scenario: 'stillLoading' },
  play: async () => {
    await expect(await (await featured()).findByText('Loading featured products...')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Without featured pieces it asks to come again',
  // Home/FeaturedCollections has its picture.
  tags: ['no-picture'],
  parameters: { scenario: 'emptyCatalogue' },
  play: async () => {
    const shelf = await featured()
    await expect(await shelf.findByRole('heading', { name: 'No featured products available' })).toBeVisible()
    await expect(shelf.getByText('Please check back later for our latest featured collection.')).toBeVisible()
    await expect(shelf.queryByText(/^Over/)).not.toBeInTheDocument()
  },
}

export const ServerDown: Story = {
  name: 'A store that fails is named with its own words',
  parameters: { scenario: 'serverDown' },
  play: async () => {
    const alert = within(await (await featured()).findByRole('alert'))
    await expect(alert.getByRole('heading', { level: 3, name: 'Unable to load products' })).toBeVisible()
    await expect(alert.getByText(/^Failed to read products: ./)).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'Without a network the same box says what failed',
  // Looks as ServerDown does.
  tags: ['no-picture'],
  parameters: { scenario: 'offline' },
  play: async () => {
    await expect(await (await featured()).findByRole('alert')).toHaveTextContent(/Failed to read products: ./)
  },
}

export const Unauthorized: Story = {
  name: 'A key the store does not know fails like any other answer',
  // Looks as ServerDown does.
  tags: ['no-picture'],
  parameters: { scenario: 'unauthorized' },
  play: async () => {
    await expect(await (await featured()).findByRole('alert')).toHaveTextContent(/Failed to read products: ./)
  },
}

export const OnePiece: Story = {
  name: 'One featured piece is multiplied by six like any number',
  // Home/FeaturedCollections has its picture.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  play: async () => {
    await expect(await (await featured()).findByText('Over 6 handcrafted pieces waiting for you')).toBeVisible()
  },
}

export const OnlyNameless: Story = {
  name: 'A nameless piece is not featured, and alone leaves the shelf empty',
  // Looks as Empty does.
  tags: ['no-picture'],
  parameters: { scenario: only(nameless.key) },
  play: async () => {
    const shelf = await featured()
    await expect(await shelf.findByRole('heading', { name: 'No featured products available' })).toBeVisible()
    await expect(shelf.queryByRole('article')).not.toBeInTheDocument()
  },
}

export const AddToCart: Story = {
  name: 'A piece goes to the cart from its card',
  // Looks as Open does.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  play: async ({ step, userEvent }) => {
    const shelf = await featured()
    await userEvent.click(await shelf.findByRole('button', { name: `Add to Cart: ${kanjivaram.name}` }))
    await step('a message says so', () => seeMessage('Added to cart!'))
    await step('and the bag tells the new number', async () => {
      await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })
  },
}

export const Head: Story = {
  name: 'It has one first heading, the title of the shop and its own address',
  // Looks as OnePiece does.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  play: async () => {
    await seePage('Handcrafted Excellence')
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() =>
      expect(head()).toMatchObject({
        title: 'Padma Weaves – A mother-daughter weave of elegance',
        canonical: '/',
        robots: undefined,
      }),
    )
  },
}
