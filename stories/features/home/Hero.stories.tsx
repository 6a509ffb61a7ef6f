import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { CategorySlug } from '#domain/category.ts'
import { ContactButton } from '#features/home/ContactButton/ContactButton.tsx'
import { Hero } from '#features/home/Hero/Hero.tsx'
import { heroLabel, heroSlides } from '#site/hero.ts'

/** The slides, starting with the one of that collection. Throws when the shop has none. */
function from(collection: CategorySlug) {
  const start = heroSlides.findIndex(({ category }) => category === collection)
  if (start === -1) throw new Error(`No slide of the hero leads to ${collection}`)
  return [...heroSlides.slice(start), ...heroSlides.slice(0, start)]
}

/**
 * The first screen of the home page, in three slides: text on ivory, a full-length cloth and its close-up, with a
 * gold line between the two. Only the home page has one. Keys and automatic play are those of `Carousel`.
 *
 * - It is [a named carousel](#anchor--home-hero--pure-silks); [the title of the visible slide is the page's heading
 *   of level one](#anchor--home-hero--one-heading).
 * - [Its one link says where it leads](#anchor--home-hero--function-wear), and [covers the
 *   slide](#anchor--home-hero--whole-slide-link); the controls are above it.
 * - [One picture has alternative text](#anchor--home-hero--one-picture-read), the second shows the same cloth and is
 *   hidden from screen readers.
 * - [The first picture is requested at once with high priority](#anchor--home-hero--order), the others near the
 *   viewport.
 * - On [desktops](#anchor--home-hero--pure-silks) and [phones](#anchor--home-hero--phone) the height is between 50 %
 *   and 85 % of the window. [The contact button covers no control](#anchor--home-hero--whole-slide-link).
 * - On phones one of the two pictures is above the text: [the full-length cloth on the first slide, the close-up on
 *   the others](#anchor--home-hero--hung-cloth-on-phones).
 */
const meta = {
  title: 'Home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { label: heroLabel, slides: heroSlides, contact: <ContactButton whatsapp="914710123456" /> },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Waits for the controls, so that the picture includes them. */
const ready = (canvas: Canvas) => canvas.findByText('01 / 03')

/** The hero's share of the window's height. */
const shareOfWindow = (canvas: Canvas) => canvas.getByRole('region').getBoundingClientRect().height / window.innerHeight

/** The first slide. */
export const PureSilks: Story = {
  name: 'Pure silks',
  play: async ({ canvas }) => {
    await ready(canvas)
    const region = canvas.getByRole('region', { name: 'Highlights of the shop' })
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(shareOfWindow(canvas)).toBeGreaterThanOrEqual(0.5)
    await expect(shareOfWindow(canvas)).toBeLessThanOrEqual(0.85)
    const hero = within(region)
    await expect(hero.getByRole('heading', { level: 1, name: 'Handcrafted Excellence' })).toBeVisible()
    await expect(hero.getByText('New Arrivals')).toBeVisible()
    await expect(hero.getByText('Up to 25% Off')).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Shop Pure Silks' })).toHaveAttribute('href', '/collections/pure-silks')
  },
}

/** The second slide. */
export const FunctionWear: Story = {
  name: 'Function wear',
  args: { slides: from('function-wear') },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Function Wear' })).toBeVisible()
    await expect(canvas.getByText('Featured Collection')).toBeVisible()
    await expect(canvas.getByText('Special Pricing')).toBeVisible()
    const link = within(canvas.getByRole('group', { name: '1 of 3: Function Wear' })).getByRole('link')
    await expect(link).toHaveAccessibleName('Explore Function Wear')
    await expect(link).toHaveAttribute('href', '/collections/function-wear')
  },
}

/** The third slide. */
export const CottonLinen: Story = {
  name: 'Cotton and linen',
  args: { slides: from('cotton-linen') },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Everyday Elegance' })).toBeVisible()
    await expect(canvas.getByText('Bestseller')).toBeVisible()
    await expect(canvas.getByText('Starting ₹2,999')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Shop Cotton/Linen' })).toHaveAttribute(
      'href',
      '/collections/cotton-linen',
    )
  },
}

export const OneHeading: Story = {
  // Same picture as PureSilks.
  tags: ['behaviour', 'no-picture'],
  name: 'The title of the visible slide is the heading of level one, before and after a move',
  play: async ({ canvas, userEvent }) => {
    await ready(canvas)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Handcrafted Excellence')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Function Wear'))
  },
}

export const WholeSlideLink: Story = {
  // Same picture as PureSilks.
  tags: ['behaviour', 'no-picture'],
  name: 'The link covers the whole slide, below the controls',
  play: async ({ canvas }) => {
    await ready(canvas)
    const link = canvas.getByRole('link', { name: 'Shop Pure Silks' })
    const at = (element: Element, x = 0.5, y = 0.5) => {
      const box = element.getBoundingClientRect()
      return document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    }
    const hero = canvas.getByRole('region')
    await expect(at(hero, 0.5, 0.3)).toBe(link)
    await expect(at(hero, 0.9, 0.2)).toBe(link)
    const controls = [...canvas.getAllByRole('button'), canvas.getByRole('link', { name: 'Chat with us on WhatsApp' })]
    await expect(controls).toHaveLength(7)
    for (const control of controls) await expect(control.contains(at(control))).toBe(true)
  },
}

export const Phone: Story = {
  // Same picture as PureSilks.
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'On a phone the button covers no control, and the height is between 50 % and 85 %',
  play: async ({ canvas }) => {
    await ready(canvas)
    const floating = canvas.getByRole('link', { name: 'Chat with us on WhatsApp' }).getBoundingClientRect()
    const controls = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect())
    await expect(controls).toHaveLength(6)
    for (const { top, right } of controls) {
      await expect(top).toBeGreaterThan(floating.bottom)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    }
    await expect(shareOfWindow(canvas)).toBeGreaterThanOrEqual(0.5)
    await expect(shareOfWindow(canvas)).toBeLessThanOrEqual(0.85)
  },
}

/** On a phone the first slide shows the hung cloth, the second the close-up. */
export const HungClothOnPhones: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, pictures: 'drawn' },
  name: 'Hung cloth on phones',
  play: async ({ canvas }) => {
    await ready(canvas)
    const pictures = canvas
      .getAllByRole('group', { hidden: true })
      .flatMap((slide) => [...slide.querySelectorAll('img')])
      .filter((picture) => getComputedStyle(picture.closest('div') ?? picture).display !== 'none')
    // Its pane is hardly higher than wide: another picture shows the whole cloth in it.
    await waitFor(() => expect(pictures[0]?.currentSrc).toContain('hero-pure-silks-square'))
    const shown = pictures.map((picture) => picture.alt)
    await expect(shown[0]).toMatch(/^A madder silk saree over a rod/)
    await expect(shown[1]).toMatch(/^Peacocks walking along the gold border/)
    await expect(shown[2]).toMatch(/^Leaves and flowers printed in white/)
    await expect(shown).toHaveLength(3)
  },
}

export const OnePictureRead: Story = {
  // Same picture as PureSilks.
  tags: ['behaviour', 'no-picture'],
  globals: { pictures: 'drawn' },
  name: 'One picture has alternative text, the second is hidden from screen readers',
  play: async ({ canvas }) => {
    const slide = canvas.getByRole('group', { name: /^1 of 3: / })
    const alts = [...slide.querySelectorAll('img')].map(({ alt }) => alt)
    await expect(alts).toEqual([heroSlides[0].fullView.alt, ''])
    await expect(within(slide).getByRole('img')).toHaveAccessibleName(heroSlides[0].fullView.alt)
  },
}

export const Order: Story = {
  // Same picture as PureSilks.
  tags: ['behaviour', 'no-picture'],
  name: 'The first picture is requested before all others',
  play: async ({ canvasElement }) => {
    const [first, ...others] = canvasElement.querySelectorAll('img')
    await expect(first).toHaveAttribute('loading', 'eager')
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(others).toHaveLength(5)
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy')
  },
}
