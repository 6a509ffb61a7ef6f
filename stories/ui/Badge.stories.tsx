import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const New: Story = {}

export const Bestseller: Story = { args: { tone: 'ink', children: 'BESTSELLER' } }

export const Trending: Story = { args: { tone: 'gold', children: 'TRENDING' } }

export const PercentOff: Story = { name: 'Percent off', args: { tone: 'fill', children: '20% OFF' } }

export const Neutral: Story = { args: { tone: 'neutral', children: 'Featured' } }

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
