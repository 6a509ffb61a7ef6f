import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AboutLooms } from '#features/content/AboutLooms/AboutLooms.tsx'
import { about } from '#site/about.ts'

/**
 * Three looms, on the about page: their place, what is woven there, and a close-up of the cloth as wide as the
 * window, with a sentence. For pictures inside the column use `Picture`. A close-up is at most 78 % of the window's
 * height.
 *
 * - It is [a region named by its heading](#anchor--content-aboutlooms--three-looms); every place is a heading of
 *   level three.
 * - [Each close-up is a figure whose caption is the sentence](#anchor--content-aboutlooms--three-looms).
 * - [Each close-up is as wide as the window](#anchor--content-aboutlooms--full-width); on phones it is [cropped to
 *   portrait format](#anchor--content-aboutlooms--three-looms).
 */
const meta = {
  title: 'Content/AboutLooms',
  component: AboutLooms,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutLooms>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeLooms: Story = {
  name: 'Three looms',
  play: async ({ canvas }) => {
    const looms = within(canvas.getByRole('region', { name: 'Three looms' }))
    const figures = looms.getAllByRole('figure')
    await expect(figures).toHaveLength(3)
    for (const [index, { place, sentence }] of about.looms.visits.entries()) {
      await expect(looms.getByRole('heading', { level: 3, name: place })).toBeVisible()
      await expect(figures[index]).toContainElement(looms.getByText(sentence, { selector: 'figcaption' }))
    }
  },
}

export const FullWidth: Story = {
  name: 'Each close-up is as wide as the window',
  // Same picture as ThreeLooms.
  tags: ['no-picture', 'behaviour'],
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('figure')) {
      const cloth = figure.querySelector('[data-picture]')
      await expect(cloth?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth)
    }
  },
}
