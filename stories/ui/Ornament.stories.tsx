import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TempleRow } from '#ui/Ornament/TempleRow.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'

/**
 * The two ornaments of the shop. The zari line is the double gold line of a kasavu border; it marks the few places that
 * deserve it: under the header, above the footer, at the top of the order slip and of a sheet, and as the rod from which
 * the categories hang. Temple spires stand on it above the footer, and tear off the foot of the slip. Nowhere else.
 *
 * - Both are decoration and not read; where a border also divides, the headings say so.
 * - Gold is never the only sign of anything.
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
  render: () => (
    <div style={{ background: 'var(--color-sunken)' }}>
      <TempleRow />
      <ZariLine />
      <p style={{ padding: '2rem' }}>Foot of the page</p>
    </div>
  ),
}

export const SlipFoot: Story = {
  render: () => (
    <div style={{ maxInlineSize: '22rem' }}>
      <ZariLine />
      <p style={{ padding: '2rem', background: 'var(--color-sunken)' }}>Order Summary</p>
      <TempleRow pointing="down" />
    </div>
  ),
}

export const Unread: Story = {
  name: 'Ornaments are not read',
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
