import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cartMessages } from '#domain/cart/cartMessages.ts'
import { formatDay } from '#domain/day.ts'
import { formatItems } from '#domain/items.ts'
import { formatRupees } from '#domain/money.ts'
import { kanjivaram } from '#mocks/data.ts'
import { vars } from '#theme/contract.css.ts'
import { type } from '#theme/type.css.ts'

const rows = [
  ['An amount', formatRupees(850), 'whole rupees, ₹ in front'],
  ['A lakh and more', formatRupees(1_28_000), 'Indian grouping'],
  ['A day', formatDay('2026-11-21T20:00:00Z'), 'in India’s time, month in words'],
  ['One', formatItems(1), ''],
  ['Several', formatItems(12), 'figures, never words'],
  ['Done', cartMessages.removed(kanjivaram), 'says what, and offers Undo'],
  ['Wrong', 'Please enter a valid 6-digit pincode', 'what to do, not what the shopper did'],
  ['Failed', 'The filters could not be loaded. Please try again.', 'what failed, and the next step'],
] as const

/**
 * How the shop speaks: like someone behind a counter who knows the cloth. Short sentences, plain words, no exclamation
 * except the owner's own. Weaves have their names (korvai, buta, kasavu), explained once where used.
 *
 * - Buttons say what they do: 'Add to Cart', 'Place Order'. Links say where they lead.
 * - An error says what to do, and keeps what was typed.
 * - Nothing is promised that the shop does not do.
 * - Amounts, days and numbers are formatted by `#domain/money.ts`, `day.ts` and `items.ts`, nowhere else.
 */
const meta = { title: 'Foundations/Voice' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Examples: Story = {
  render: () => (
    <dl>
      {rows.map(([what, words, why]) => (
        <div key={what} style={{ paddingBlock: '0.75rem', borderBlockEnd: `1px solid ${vars.color.borderSubtle}` }}>
          <dt className={type.caption} style={{ color: vars.color.textMuted }}>
            {what}
          </dt>
          <dd>{words}</dd>
          {why && (
            <dd className={type.meta} style={{ color: vars.color.textMuted }}>
              {why}
            </dd>
          )}
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    for (const words of ['₹1,28,000', '22 November 2026', '12 items'])
      await expect(canvas.getByText(words)).toBeVisible()
  },
}
