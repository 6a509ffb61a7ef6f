import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Hero } from '#features/home/Hero/Hero.tsx'
import { heroSlides } from '#site/hero.ts'

/** The slide that leads to a category. Throws when the shop has none. */
function slideTo(href: string) {
  const slide = heroSlides.find(({ ctaLink }) => ctaLink === href)
  if (!slide) throw new Error(`No slide of the hero leads to ${href}`)
  return slide
}

/**
 * The first thing a shopper sees: words on ivory, one cloth hung, and the same cloth from near. The height is between
 * half and 85 hundredths of the window. On phones the hung cloth stands over the words, and the near one is left out.
 *
 * - It is a region named by its title, the page's heading of level one.
 * - One picture is described, the second shows the same cloth and is not read.
 * - Its one way on is a link that says where it leads.
 */
const meta = {
  title: 'Home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { slide: slideTo('/collections/pure-silks') },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const PureSilks: Story = {
  name: 'The first slide shows pure silks',
  play: async ({ canvas }) => {
    const hero = within(canvas.getByRole('region', { name: 'Handcrafted Excellence' }))
    await expect(hero.getByRole('heading', { level: 1, name: 'Handcrafted Excellence' })).toBeVisible()
    await expect(hero.getByText('New Arrivals')).toBeVisible()
    await expect(hero.getByText('Up to 25% Off')).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Shop Pure Silks' })).toHaveAttribute('href', '/collections/pure-silks')
  },
}

export const FunctionWear: Story = {
  args: { slide: slideTo('/collections/function-wear') },
  name: 'The second slide shows function wear',
  play: async ({ canvas }) => {
    const hero = within(canvas.getByRole('region', { name: 'Function Wear' }))
    await expect(hero.getByText('Featured Collection')).toBeVisible()
    await expect(hero.getByText('Special Pricing')).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Explore Function Wear' })).toBeVisible()
  },
}

export const CottonLinen: Story = {
  args: { slide: slideTo('/collections/cotton-linen') },
  name: 'The third slide shows cotton and linen',
  play: async ({ canvas }) => {
    const hero = within(canvas.getByRole('region', { name: 'Everyday Elegance' }))
    await expect(hero.getByText('Bestseller')).toBeVisible()
    await expect(hero.getByText('Starting ₹2,999')).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Shop Cotton/Linen' })).toBeVisible()
  },
}

export const OnePictureRead: Story = {
  // Looks as PureSilks does.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
  name: 'One picture is described, the same cloth from near is not read again',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
}
