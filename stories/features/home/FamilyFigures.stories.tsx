import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FamilyFigures } from '#features/home/FamilyFigures/FamilyFigures.tsx'

/**
 * What the family stands for, in four figures under the featured pieces.
 *
 * - Each figure is tied to its words, which are read first.
 */
const meta = {
  title: 'Home/FamilyFigures',
  component: FamilyFigures,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FamilyFigures>

export default meta
type Story = StoryObj<typeof meta>

const figures = [
  ['Family Legacy', '3 Gen'],
  ['Handpicked', '100%'],
  ['Artisan Stories', '1000+'],
  ['Passion', 'Lifetime'],
] as const

export const Four: Story = {
  name: 'Four figures, each with its words',
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term')
    await expect(terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])).toEqual(figures)
  },
}
