import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { catalogue } from '#mocks/data.ts'
import { ProductPictures } from './ProductPictures.tsx'

/**
 * Every product of the demo catalogue at once, to judge whether the catalogue looks like that of a shop, whether any
 * two pictures look alike, and whether a weave can be recognised.
 *
 * - Each picture has alternative text.
 * - The name is below each picture, so that a weave can be guessed first and checked afterwards.
 */
const meta = {
  title: 'Foundations/All products',
  component: ProductPictures,
  globals: { pictures: 'drawn' },
  // 119 photographs: the drawings have their own pixel tests, and the cards their own pictures.
  tags: ['no-picture'],
  args: { view: 'full' },
} satisfies Meta<typeof ProductPictures>

export default meta
type Story = StoryObj<typeof meta>

export const WholePictures: Story = {
  name: 'Whole pictures',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(119)
  },
}

export const CloseUps: Story = {
  name: 'Close-ups',
  args: { view: 'close-up' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(119)
  },
}

export const PureSilks: Story = {
  name: 'Pure silks',
  args: { code: 'ps' },
  play: async ({ canvas }) => {
    const silks = catalogue.filter(({ category }) => category.slug === 'pure-silks')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(silks.length)
  },
}
