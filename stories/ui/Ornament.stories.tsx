import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TempleRow } from '#ui/Ornament/TempleRow.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'

/**
 * The two ornaments of the shop. The zari line (`ZariLine`) is the double gold line of a kasavu border: under the
 * header, above the footer, on top of receipts and sheets, below headings of the about, policy and account pages, in
 * the hero, and as the rod of the category tiles. Temple spires (`TempleRow`) are only above the footer and below
 * receipts. Gold is never the only indication of anything; for an icon with a meaning use `Icon`.
 *
 * - Both are decoration and [hidden from screen readers](#anchor--ui-ornament--hidden-from-screen-readers), for which
 *   headings separate the sections.
 * - The zari line is [6 px high](#anchor--ui-ornament--horizontal) or, [vertical](#anchor--ui-ornament--vertical), 5 px
 *   wide and as high as its container.
 * - Temple spires are gold [above a zari line](#anchor--ui-ornament--footer-top); [pointing
 *   down](#anchor--ui-ornament--receipt-edge) they have the colour of the receipt above them.
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
      <p style={{ padding: '2rem', background: 'var(--color-receipt)' }}>Order Summary</p>
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
