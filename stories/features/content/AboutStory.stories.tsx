import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AboutStory } from '#features/content/AboutStory/AboutStory.tsx'
import { about } from '#site/about.ts'

/**
 * The beginning of the about page: the tagline as its heading, one saree at full length, and a paragraph for each of
 * three generations. On the home page use `BrandStory`. The first words of a paragraph name the generation; they are
 * not headings, as the sentence goes on. The picture is the page's main one: it is loaded at once.
 *
 * - [The tagline is the page's heading of level one](#anchor--content-aboutstory--default).
 * - [The three generations are a list](#anchor--content-aboutstory--default) of paragraphs.
 * - [The saree has alternative text](#anchor--content-aboutstory--portrait).
 */
const meta = {
  title: 'Content/AboutStory',
  component: AboutStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A mother-daughter weave of elegance')
    const list = within(canvas.getByRole('list'))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    for (const { text } of about.generations.parts) {
      await expect(list.getByText(text, { selector: 'li > p' })).toBeVisible()
    }
  },
}

export const Portrait: Story = {
  name: 'The saree has alternative text',
  // Same picture as Default.
  tags: ['no-picture', 'behaviour'],
  globals: { pictures: 'drawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: about.portrait.alt })).toBeVisible()
  },
}
