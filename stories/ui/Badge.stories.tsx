import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type within } from 'storybook/test'
import { contrast } from '#stories/foundations/contrast.ts'
import { Badge } from '#ui/Badge/Badge.tsx'

/**
 * A label of one or two words, such as 'NEW' or '20% OFF', in the corner of a picture or in a row before a name. The
 * text carries the meaning; the colour only supports it. For a choice that can be removed use `Chip`, for a sentence
 * use `Notice`.
 *
 * - A screen reader reads [plain text](#anchor--ui-badge--new) in the document order, and in the case it is written in:
 *   no style turns it into capitals.
 * - The tone follows the meaning: [accent for new](#anchor--ui-badge--new), [ink for
 *   bestsellers](#anchor--ui-badge--bestseller), [gold for trending](#anchor--ui-badge--trending), [fill for a
 *   discount](#anchor--ui-badge--percent-off), [neutral for anything else](#anchor--ui-badge--neutral). The text of
 *   each passes WCAG AA on its background in both themes.
 * - It has [a background of its own](#anchor--ui-badge--on-picture), so that it is readable on any picture.
 */
const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { tone: 'accent', children: 'NEW' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** AA requires 4.5. */
async function expectContrast(canvas: Canvas) {
  const badge = canvas.getByText(/./)
  const { dataset } = document.documentElement
  const { theme } = dataset
  for (const each of ['daylight', 'lamplight']) {
    dataset['theme'] = each
    const { color, backgroundColor } = getComputedStyle(badge)
    await expect(contrast(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(4.5)
  }
  dataset['theme'] = theme
}

/** '#8c1c2e' of 'rgb(140, 28, 46)'. */
function hex(rgb: string) {
  const channels = [...rgb.matchAll(/\d+/g)].map(([digits]) => Number(digits).toString(16).padStart(2, '0'))
  return `#${channels.join('')}`
}

/** It is plain text, in the case it is written in. */
export const New: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('NEW')
    await expect(badge.getAttributeNames()).toEqual(['class'])
    await expect(getComputedStyle(badge).textTransform).toBe('none')
    await expectContrast(canvas)
  },
}

export const Bestseller: Story = {
  args: { tone: 'ink', children: 'BESTSELLER' },
  play: ({ canvas }) => expectContrast(canvas),
}

export const Trending: Story = {
  args: { tone: 'gold', children: 'TRENDING' },
  play: ({ canvas }) => expectContrast(canvas),
}

export const PercentOff: Story = {
  name: 'Percent off',
  args: { tone: 'fill', children: '20% OFF' },
  play: ({ canvas }) => expectContrast(canvas),
}

export const Neutral: Story = {
  args: { tone: 'neutral', children: 'Featured' },
  play: ({ canvas }) => expectContrast(canvas),
}

export const OnPicture: Story = {
  name: 'On picture',
  args: { tone: 'fill', children: '20% OFF' },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '10rem', blockSize: '8rem', background: '#A9B5A0' }}>
        <Part />
      </div>
    ),
  ],
}
