import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { reducedMotion } from '#theme/measures.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { withMedia } from './withMedia.ts'

/**
 * A placeholder with the shape of the content that is loading. Where the shape is unknown use `Spinner`. Loading is
 * announced once beside it, in text, for example in a `VisuallyHidden` status.
 *
 * - It is [hidden from screen readers](#anchor--ui-skeleton--hidden-from-screen-readers).
 * - It has the shape of [a picture](#anchor--ui-skeleton--picture) (3:4), [a title](#anchor--ui-skeleton--title), [a
 *   line](#anchor--ui-skeleton--line) or [a block](#anchor--ui-skeleton--block) as high as its container.
 *   [Together](#anchor--ui-skeleton--card) they take the space of the content, so that there is no layout shift.
 * - [A subtle shimmer](#anchor--ui-skeleton--picture) passes over it; under reduced motion (in the toolbar: 'Motion')
 *   there is none.
 */
const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  args: { shape: 'picture' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** A shimmer passes over it, but not under reduced motion. */
export const Picture: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]')
    const shimmer = () => skeleton && getComputedStyle(skeleton, '::after').display
    await expect(withMedia(reducedMotion, false, shimmer)).toBe('block')
    await expect(withMedia(reducedMotion, true, shimmer)).toBe('none')
  },
}

export const Title: Story = { args: { shape: 'title', width: '80%' } }

export const Line: Story = { args: { shape: 'line', width: '60%' } }

export const Block: Story = { args: { shape: 'block' } }

export const Card: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Skeleton shape="picture" />
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="title" width="85%" />
      <Skeleton shape="line" width="55%" />
    </div>
  ),
}

export const HiddenFromScreenReaders: Story = {
  name: 'It is hidden from screen readers',
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1)
  },
}
