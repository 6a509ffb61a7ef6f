import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { reducedMotion } from '#theme/measures.ts'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import { withMedia } from './withMedia.ts'

/**
 * Something of unknown shape is loading: a page, an order being placed. Where the shape is known, use `Skeleton`; in a
 * button, `loading` of `Button`.
 *
 * - It is [a status named 'Loading...'](#anchor--ui-spinner--labelled); with text below, [the text is the only
 *   announcement](#anchor--ui-spinner--with-text).
 * - [The outer ring turns once in 1.5 s](#anchor--ui-spinner--rotation), the inner one in the other direction in 3 s.
 *   Under reduced motion neither turns.
 * - It is [24](#anchor--ui-spinner--small), [48](#anchor--ui-spinner--medium) or [88 px](#anchor--ui-spinner--large)
 *   wide, with or without [the lotus](#anchor--ui-spinner--with-logo) in the middle.
 */
const meta = {
  title: 'UI/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}

export const Small: Story = { args: { size: 'sm' } }

export const Large: Story = { args: { size: 'lg' } }

export const WithLogo: Story = { name: 'With logo', args: { size: 'lg', logo: true } }

export const MediumWithLogo: Story = { name: 'Medium with logo', args: { size: 'md', logo: true } }

/** The text below is the only announcement. */
export const WithText: Story = {
  name: 'With text',
  args: { size: 'lg', logo: true, text: 'Loading featured products...' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).not.toHaveAttribute('aria-label')
    await expect(status).toHaveTextContent(/^Loading featured products\.\.\.$/)
  },
}

export const Labelled: Story = {
  name: 'Without text it is a status named Loading...',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading...' })).toBeVisible()
  },
}

export const Rotation: Story = {
  name: 'The rings turn in 1.5 s and 3 s, and stand still under reduced motion',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const rings = [...canvas.getByRole('status').querySelectorAll('svg > g')]
    const turns = () =>
      rings.map((ring) => {
        const { animationDuration, animationDirection, animationIterationCount } = getComputedStyle(ring)
        const seconds = Number(Number.parseFloat(animationDuration).toFixed(2))
        return { seconds, direction: animationDirection, times: animationIterationCount }
      })
    await expect(withMedia(reducedMotion, false, turns)).toEqual([
      { seconds: 1.5, direction: 'normal', times: 'infinite' },
      { seconds: 3, direction: 'reverse', times: 'infinite' },
    ])
    await expect(withMedia(reducedMotion, true, turns)).toMatchObject([
      { seconds: 0, times: '1' },
      { seconds: 0, times: '1' },
    ])
  },
}
