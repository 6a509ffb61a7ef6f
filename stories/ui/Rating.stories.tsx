import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rating } from '#ui/Rating/Rating.tsx'

/**
 * The rating of a saree, to one decimal: one star and the numbers on a card, five stars on its own page. It only shows
 * a rating; it is no control for giving one.
 *
 * - A screen reader reads it as [one sentence](#anchor--ui-rating--spoken): 'Rated 4.8 out of 5, 128 reviews'; [one
 *   review](#anchor--ui-rating--one-review) is singular.
 * - The number is [beside the stars](#anchor--ui-rating--stars), so that gold is never the only indication.
 * - [The last star is partly filled](#anchor--ui-rating--zero-to-five).
 * - [Without a count](#anchor--ui-rating--without-count) neither the text nor the sentence has one.
 */
const meta = {
  title: 'UI/Rating',
  component: Rating,
  args: { value: 4.8, count: 128 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Compact: Story = {}

export const Stars: Story = { args: { layout: 'stars' } }

/** The sentence has no count either. */
export const WithoutCount: Story = {
  name: 'Without count',
  args: { count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible()
  },
}

export const ZeroToFive: Story = {
  name: 'Zero to five',
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      {[0, 1.2, 2.5, 3.3, 4.2, 4.5, 4.8, 5].map((value) => (
        <Rating key={value} value={value} count={Math.round(value * 31)} layout="stars" />
      ))}
    </div>
  ),
}

/** One review is singular. */
export const OneReview: Story = {
  args: { value: 5, count: 1 },
  name: 'One review',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 5.0 out of 5, 1 review' })).toBeVisible()
  },
}

export const Spoken: Story = {
  args: { layout: 'stars' },
  name: 'It is read as one sentence',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4.8 out of 5, 128 reviews' })).toBeVisible()
  },
}
