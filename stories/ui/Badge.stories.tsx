import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#ui/Badge/Badge.tsx'

/**
 * A word or two of praise or warning, on the page's background or on madder: in the corner of a picture, or in a row
 * before a name. The text carries the meaning; the tone only supports it.
 *
 * - It is plain text: read in the document order, in the case it is written in.
 * - Every tone passes AA on its background in both themes.
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
