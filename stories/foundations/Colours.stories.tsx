import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '#theme/contract.css.ts'
import { type } from '#theme/type.css.ts'

const { color } = vars

const grounds: Swatches = [
  ['page', color.page, 'ivory cloth; the dark wood by lamplight'],
  ['card', color.card, 'fields and messages'],
  ['sunken', color.sunken, 'footer, what waits for a picture'],
  ['receipt', color.receipt, 'order summary and receipt'],
  ['fill', color.fill, 'the one filled button, checked boxes, % OFF'],
  ['contact', color.contact, 'the button that opens WhatsApp'],
  ['band', color.band, 'the band of the featured collection'],
]

const words: Swatches = [
  ['text', color.text, 'names, headings, running text'],
  ['quiet', color.textMuted, 'meta, hints, captions'],
  ['accent', color.accent, 'madder: words and lines, never a ground'],
  ['gold', color.gold, 'gold that may carry words'],
  ['peacock', color.peacock, 'the focus ring, information'],
  ['success', color.success, 'in stock, savings'],
  ['caution', color.warning, 'what wants a second look'],
  ['critical', color.danger, 'errors, out of stock'],
]

const lines: Swatches = [
  ['zari', color.zari, 'ornament only: never words, never the only sign'],
  ['hairline', color.borderSubtle, 'what parts one thing from the next'],
  ['edge', color.border, 'edges of controls, 3:1 on every ground'],
]

type Swatches = readonly (readonly [name: string, value: string, use: string])[]

/**
 * The colours by their role. Components use a role of `#theme/contract.css.ts`, never a hue; the two
 * themes give it a value. Switch between Daylight and Lamplight in the toolbar.
 *
 * - Every text colour passes AA on page, card and sunken background in both themes.
 * - Madder as a background is `fill`, madder as text is `accent`: in Lamplight they are two different colours.
 */
const meta = { title: 'Foundations/Colours' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Roles: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <List title="Grounds" swatches={grounds} />
      <List title="Lines and ornament" swatches={lines} />
      <section>
        <h2 className={type.tileName}>Words, on the three grounds they stand on</h2>
        <dl>
          {words.map(([name, value, use]) => (
            <div key={name} style={{ ...row, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
              {[color.page, color.card, color.sunken, color.receipt].map((ground) => (
                <dt key={ground} style={{ padding: '0.75rem', color: value, backgroundColor: ground }}>
                  {name}
                </dt>
              ))}
              <dd style={{ color: color.textMuted, gridColumn: '1 / -1' }} className={type.meta}>
                {use}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  ),
}

interface ListProps {
  title: string
  swatches: Swatches
}

function List({ title, swatches }: ListProps) {
  return (
    <section>
      <h2 className={type.tileName}>{title}</h2>
      <dl>
        {swatches.map(([name, value, use]) => (
          <div key={name} style={{ ...row, gridTemplateColumns: '4rem 1fr' }}>
            <dt style={{ display: 'contents' }}>
              <span
                style={{
                  gridRow: 'span 2',
                  blockSize: '3rem',
                  background: value,
                  border: `1px solid ${color.borderSubtle}`,
                }}
              />
              <span>{name}</span>
            </dt>
            <dd className={type.meta} style={{ color: color.textMuted, gridColumn: 2 }}>
              {use}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const row = {
  display: 'grid',
  columnGap: '1rem',
  paddingBlock: '0.75rem',
  borderBlockEnd: `1px solid ${color.borderSubtle}`,
}
