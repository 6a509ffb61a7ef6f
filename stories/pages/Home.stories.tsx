import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { kanjivaram, nameless } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { HomePage } from '#pages/home/HomePage.tsx'
import { stats } from '#site/stats.ts'
import { notify } from '#ui/Toast/notify.ts'
import { ownCart } from './chosenByToolbar.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectMessage, expectPage } from './pageAssertions.ts'
import { signedIn } from './signedIn.ts'
import { resetState } from './storedState.ts'

/**
 * `/`: the hero, the brand story, the promises, the featured products in one of their four states, and links into the
 * shop.
 *
 * - The page has one heading of level one, the hero's; 'Handpicked for You' follows on level two.
 * - Loading, empty and failed states are text, below the heading they belong to.
 * - The sections have the same order in every state.
 * - Slow pictures have reserved space: no layout shift.
 * - A product is added to the cart from its card: a message says so, and the badge shows the new number.
 */
const meta = {
  title: 'Pages/Home',
  component: HomePage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/' },
  beforeEach: resetState,
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

const featured = async () => within(await screen.findByRole('region', { name: 'Handpicked for You' }))

/** The accessible name of a region. */
function nameOf(region: HTMLElement) {
  const title = document.getElementById(region.getAttribute('aria-labelledby') ?? '')
  return region.getAttribute('aria-label') ?? title?.textContent
}

/** Waits for all sections, which are the same in every state. */
async function expectSections() {
  await screen.findByRole('region', { name: 'Our Collections' })
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
}

async function expectBelowTitle(words: HTMLElement) {
  const title = (await featured()).getByRole('heading', { level: 2, name: 'Handpicked for You' })
  await expect(title.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
}

/** The featured products are below Handpicked for You. */
export const FeaturedProducts: Story = {
  name: 'Featured products',
  play: async ({ step }) => {
    await expectPage('Handcrafted Excellence')
    const section = await featured()
    // Some of them are not shown on a phone.
    const cards = await section.findAllByRole('article', { hidden: true })
    await step('a sixth of the number in the text', async () => {
      await expect(section.getByText(`Over ${cards.length * 6} handcrafted pieces waiting for you`)).toBeVisible()
    })
    await screen.findByRole('region', { name: 'Our Collections' })
    await screen.findByText('01 / 03')
    for (const { value } of stats) await expect(section.getByText(value)).toBeVisible()
    await step('a link to all the others', async () => {
      const more = section.getByRole('link', { name: 'Explore All Collections' })
      await expect(more).toHaveAttribute('href', '/collections')
    })
  },
}

/** One featured product is multiplied by six. */
export const OneProduct: Story = {
  name: 'One product',
  // Pictured in Home/FeaturedCollections.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  play: async () => {
    await expect(await (await featured()).findByText('Over 6 handcrafted pieces waiting for you')).toBeVisible()
  },
}

export const Loading: Story = {
  // Pictured in Home/FeaturedCollections.
  tags: ['no-picture'],
  parameters: { scenario: 'stillLoading' },
  play: async () => {
    const words = await (await featured()).findByText('Loading featured products...')
    await expect(words).toBeVisible()
    await expectBelowTitle(words)
    await expectSections()
  },
}

export const Empty: Story = {
  name: 'No featured products',
  // Pictured in Home/FeaturedCollections.
  tags: ['no-picture'],
  parameters: { scenario: 'emptyCatalogue' },
  play: async () => {
    const section = await featured()
    const words = await section.findByRole('heading', { level: 3, name: 'No featured products available' })
    await expect(words).toBeVisible()
    await expectBelowTitle(words)
    await expectSections()
    await expect(section.getByText('Please check back later for our latest featured collection.')).toBeVisible()
    await expect(section.queryByText(/^Over/)).not.toBeInTheDocument()
  },
}

/** While pictures are loading their space is reserved and all text is shown. */
export const SlowPictures: Story = {
  name: 'Slow pictures',
  // Flat backgrounds are pictured in FeaturedProducts.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
  parameters: { scenario: 'picturesStillLoading' },
  play: async () => {
    const cards = await (await featured()).findAllByRole('article')
    await expect(cards.length).toBeGreaterThan(0)
    await screen.findByRole('region', { name: 'Our Collections' })
    const pictures = [...screen.getByRole('main').querySelectorAll('[data-picture]')].filter((picture) =>
      picture.checkVisibility(),
    )
    await expect(pictures.length).toBeGreaterThan(20)
    for (const picture of pictures) await expect(picture.getBoundingClientRect().height).toBeGreaterThan(40)
  },
}

/** With a broken first picture the text and the link are shown. */
export const BrokenPictures: Story = {
  name: 'Broken pictures',
  // Placeholders are pictured in UI/Picture.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
  parameters: { scenario: 'brokenPictures' },
  play: async () => {
    await expectPage('Handcrafted Excellence')
    await expect(screen.getByRole('link', { name: 'Shop Pure Silks' })).toBeVisible()
  },
}

/** A server error shows the store's message. */
export const ServerDown: Story = {
  name: 'Server down',
  parameters: { scenario: 'serverDown' },
  play: async () => {
    const words = await (await featured()).findByRole('alert')
    await expectBelowTitle(words)
    await expectSections()
    const alert = within(words)
    await expect(alert.getByRole('heading', { level: 3, name: 'Unable to load products' })).toBeVisible()
    await expect(alert.getByText(/^Failed to read products: ./)).toBeVisible()
  },
}

/** A network error is shown in the same place. */
export const Offline: Story = {
  // Same picture as ServerDown.
  tags: ['no-picture'],
  parameters: { scenario: 'offline' },
  play: async () => {
    await expect(await (await featured()).findByRole('alert')).toHaveTextContent(/Failed to read products: ./)
  },
}

/** When the header fails to render, the shop's own error screen is shown. */
export const BrokenHeader: Story = {
  name: 'Broken header',
  // Pictured in Feedback/ErrorScreen.
  tags: ['no-picture'],
  // The name is not a string, which no real session contains: React cannot render it.
  parameters: { identity: { ...signedIn, shopper: { ...signedIn.shopper, firstName: undefined } } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Oops! Something went wrong' })
    await expect(screen.getByRole('button', { name: 'Go Home' })).toBeVisible()
  },
}

export const BrokenMessage: Story = {
  name: 'A message that fails to render does not break the page',
  // Same picture as FeaturedProducts.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    await expectPage('Handcrafted Excellence')
    // Not a string, which no real message is: React cannot render it.
    notify({} as string)
    await waitFor(() => expect(document.querySelector('[data-sonner-toaster]')).toBeNull())
    await expectPage('Handcrafted Excellence')
    await expect(screen.queryByText('Oops! Something went wrong')).not.toBeInTheDocument()
  },
}

export const SectionOrder: Story = {
  // Same picture as FeaturedProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'All sections are in order',
  play: async () => {
    await (await featured()).findAllByRole('article')
    await expectSections()
  },
}

export const Phone: Story = {
  // Same picture as FeaturedProducts.
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'On a phone nothing is wider than the window',
  play: async () => {
    await screen.findByRole('region', { name: 'Our Collections' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Unauthorized: Story = {
  name: 'An unknown API key fails like any other request',
  // Same picture as ServerDown.
  tags: ['behaviour', 'no-picture'],
  parameters: { scenario: 'unauthorized' },
  play: async () => {
    await expect(await (await featured()).findByRole('alert')).toHaveTextContent(/Failed to read products: ./)
  },
}

export const OnlyNameless: Story = {
  name: 'A product without a name is not featured',
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  parameters: { scenario: only(nameless.key) },
  play: async () => {
    const section = await featured()
    await expect(await section.findByRole('heading', { name: 'No featured products available' })).toBeVisible()
    await expect(section.queryByRole('article')).not.toBeInTheDocument()
  },
}

export const AddToCart: Story = {
  name: 'A product is added to the cart from its card',
  // Same picture as FeaturedProducts.
  tags: ['behaviour', 'no-picture'],
  globals: ownCart,
  parameters: { scenario: only(kanjivaram.key) },
  play: async ({ step, userEvent }) => {
    const section = await featured()
    await userEvent.click(await section.findByRole('button', { name: `Add to Cart: ${kanjivaram.name}` }))
    await step('a message says so', () => expectMessage('Added to cart!'))
    await step('the badge shows the new number', async () => {
      await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })
  },
}

export const Head: Story = {
  name: 'It has one heading of level one, its title and its canonical address',
  // Same picture as OneProduct.
  tags: ['behaviour', 'no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  play: async () => {
    const heading = await expectPage('Handcrafted Excellence')
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(screen.getByRole('region', { name: 'Highlights of the shop' })).toContainElement(heading)
    await expect(screen.getByRole('heading', { level: 2, name: 'Handpicked for You' })).toBeVisible()
    await waitFor(() =>
      expect(documentHead()).toMatchObject({
        title: 'Padma Weaves – A mother-daughter weave of elegance',
        canonical: '/',
        robots: undefined,
      }),
    )
  },
}
