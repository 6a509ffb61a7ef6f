import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandStory } from '#features/home/BrandStory/BrandStory.tsx'

/**
 * Who the shop is, in two paragraphs and two pictures, on the page's background. On the home page; the whole story is
 * on the about page, in `AboutStory`.
 *
 * - It is [a region named by its heading](#anchor--home-brandstory--default) of level two, which contains the shop's
 *   name.
 * - [Both pictures have alternative text](#anchor--home-brandstory--pictures).
 * - [Its link says where it leads](#anchor--home-brandstory--default): to the about page.
 */
const meta = {
  title: 'Home/BrandStory',
  component: BrandStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandStory>

export default meta
type Story = StoryObj<typeof meta>

/** Name, tagline and link to the full story. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The Padma Weaves Chronicles' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('The Padma Weaves Chronicles')
    await expect(canvas.getByText('A mother-daughter weave of elegance')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Learn More About Our Journey' })).toHaveAttribute(
      'href',
      '/about-us',
    )
  },
}

export const Pictures: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  globals: { pictures: 'drawn' },
  name: 'Both pictures have alternative text',
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img')
    await expect(pictures).toHaveLength(2)
    for (const picture of pictures) await expect(picture).toHaveAccessibleName()
  },
}
