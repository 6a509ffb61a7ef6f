import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TempleRow } from '#ui/Ornament/TempleRow.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'

/**
 * The two ornaments of the shop. The zari line is the double gold line of a kasavu border; it is used in few places:
 * under the header, above the footer, at the top of the order receipt and of a sheet, and as the rod of
 * the category tiles. Temple spires are used above the footer, and as the bottom edge of the receipt. Nowhere else.
 *
 * - Both are decoration and hidden from screen readers; where a border also separates, the headings say so.
 * - Gold is never the only indication of anything.
 */
const meta = {
  title: 'UI/Ornament',
  component: ZariLine,
} satisfies Meta<typeof ZariLine>

export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = {}

export const Vertical: Story = {
  args: { direction: 'vertical' },
  decorators: [
    (Part) => (
      <div style={{ display: 'flex', blockSize: '12rem' }}>
        <Part />
      </div>
    ),
  ],
}

export const FooterTop: Story = {
  name: 'Footer top',
  render: () => (
    <div style={{ background: 'var(--color-sunken)' }}>
      <TempleRow />
      <ZariLine />
      <p style={{ padding: '2rem' }}>Foot of the page</p>
    </div>
  ),
}

export const ReceiptEdge: Story = {
  name: 'Receipt edge',
  render: () => (
    <div style={{ maxInlineSize: '22rem' }}>
      <ZariLine />
      <p style={{ padding: '2rem', background: 'var(--color-sunken)' }}>Order Summary</p>
      <TempleRow pointing="down" />
    </div>
  ),
}

export const HiddenFromScreenReaders: Story = {
  name: 'Ornaments are hidden from screen readers',
  tags: ['behaviour'],
  render: () => (
    <>
      <ZariLine />
      <TempleRow />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
  },
}
