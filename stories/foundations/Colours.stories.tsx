import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '#theme/contract.css.ts'
// oxlint-disable-next-line no-restricted-imports -- the one story about the values themselves
import { daylight, lamplight } from '#theme/tokens/colours.ts'
import { type } from '#theme/type.css.ts'
import { contrast } from './contrast.ts'

type Role = keyof typeof daylight

const themes = [
  ['Daylight', daylight],
  ['Lamplight', lamplight],
] as const

/** Every role of the tokens, and what it is for. */
const uses = {
  page: 'ivory cloth; the dark wood by lamplight',
  card: 'fields and messages',
  sunken: 'footer, what waits for a picture',
  receipt: 'order summary and receipt',
  text: 'names, headings, running text',
  textMuted: 'meta, hints, captions',
  accent: 'madder for words and lines, never a ground',
  fill: 'madder as a ground: the one filled button, checked boxes, % OFF',
  fillHover: 'the filled button under the pointer',
  onFill: 'words on fill and contact',
  gold: 'gold that may carry words',
  zari: 'ornament only: never words, never the only sign',
  onZari: 'selected text, on zari',
  peacock: 'the focus ring, information',
  success: 'in stock, savings',
  contact: 'the button that opens WhatsApp',
  warning: 'what wants a second look',
  danger: 'errors, out of stock',
  borderSubtle: 'hairlines between one thing and the next',
  border: 'edges of controls, 3:1 on every ground',
  band: 'the band of the featured collection',
  onBand: 'words on the band',
  overlay: 'over the page, behind sheets and dialogs',
} as const satisfies Record<Role, string>

const grounds = ['page', 'card', 'sunken', 'receipt'] as const satisfies readonly Role[]
const words = ['text', 'textMuted', 'accent', 'gold', 'peacock', 'success', 'warning', 'danger'] as const

/** Text colours with a background of their own. */
const pairs = [
  ['onFill', 'fill'],
  ['onFill', 'fillHover'],
  ['onFill', 'contact'],
  ['onBand', 'band'],
  ['onZari', 'zari'],
] as const satisfies readonly (readonly [Role, Role])[]

/**
 * The colours by role, from `#theme/tokens/colours.ts`. Components use a role from `#theme/contract.css.ts`, never a
 * colour value; each theme gives the role a value.
 *
 * - Every text colour passes AA on page, card, sunken and receipt in both themes: see 'Contrast'.
 * - Madder as a background is `fill`, madder as text is `accent`: in Lamplight they are two different colours.
 */
const meta = { title: 'Foundations/Colours' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const cell = { padding: '0.5rem 0.75rem', textAlign: 'start' } as const
/** With five columns, a table is as wide as a phone. */
const narrowCell = { ...cell, paddingInline: '0.5rem' } as const

export const Roles: Story = {
  render: () => (
    <table style={{ borderCollapse: 'collapse' }}>
      <caption className={type.tileName} style={{ textAlign: 'start' }}>
        Roles and their values
      </caption>
      <thead className={type.caption} style={{ color: vars.color.textMuted }}>
        <tr>
          {['Role', ...themes.map(([name]) => name)].map((title) => (
            <th key={title} scope="col" style={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(uses).map(([role, use]) => (
          <tr key={role} style={{ borderBlockStart: `1px solid ${vars.color.borderSubtle}` }}>
            <th scope="row" style={cell}>
              {role}
              <span className={type.meta} style={{ display: 'block', color: vars.color.textMuted }}>
                {use}
              </span>
            </th>
            {themes.map(([name, theme]) => (
              <td key={name} style={cell} className={type.meta}>
                <span
                  style={{
                    display: 'block',
                    inlineSize: '4rem',
                    blockSize: '2rem',
                    // Object.entries widens the keys to string.
                    backgroundColor: theme[role as Role],
                    border: `1px solid ${vars.color.borderSubtle}`,
                  }}
                />
                {theme[role as Role] /* the same */}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
}

/** The contrast of every text colour on each of its backgrounds: AA requires 4.5. */
export const Contrast: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '2.5rem' }}>
      {themes.map(([name, theme]) => (
        <table key={name} style={{ borderCollapse: 'collapse', justifySelf: 'start' }}>
          <caption className={type.tileName} style={{ textAlign: 'start' }}>
            {name}
          </caption>
          <thead className={type.caption} style={{ color: vars.color.textMuted }}>
            <tr>
              {['', ...grounds].map((ground) => (
                <td key={ground} style={narrowCell}>
                  {ground}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.map((word) => (
              <tr key={word}>
                <th scope="row" style={narrowCell}>
                  {word}
                </th>
                {grounds.map((ground) => (
                  <Figure key={ground} word={theme[word]} ground={theme[ground]} />
                ))}
              </tr>
            ))}
            {pairs.map(([word, ground]) => (
              <tr key={ground}>
                <th scope="row" style={narrowCell}>
                  {word} on {ground}
                </th>
                <Figure word={theme[word]} ground={theme[ground]} />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('cell').filter((each) => /\d/.test(each.textContent))
    await expect(figures).toHaveLength(2 * (words.length * grounds.length + pairs.length))
    for (const figure of figures) await expect(Number(figure.textContent)).toBeGreaterThanOrEqual(4.5)
  },
}

function Figure({ word, ground }: { word: string; ground: string }) {
  return (
    <td style={{ ...narrowCell, color: word, backgroundColor: ground }} className={type.meta}>
      {contrast(word, ground).toFixed(1)}
    </td>
  )
}
