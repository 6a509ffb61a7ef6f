import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const tools = style(inFeature({ marginBottom: space[24] }))

/** On a phone filters and order stand under the thumb first; without scripts nothing but the count would do anything. */
export const bar = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[12],
    alignItems: 'center',
    paddingBlock: space[12],
    borderBlock: `1px solid ${vars.color.hairline}`,
    '@media': { [above.wide]: { display: 'flex', flexWrap: 'wrap' } },
  }),
)

const withoutScripts = { '(scripting: none)': { display: 'none' } }

export const category = style(
  inFeature({
    minWidth: 0,
    gridColumn: '1 / -1',
    gridRow: 2,
    '@media': { [above.wide]: { maxWidth: '17rem' }, ...withoutScripts },
  }),
)

export const sort = style(
  inFeature({
    minWidth: 0,
    gridColumn: 2,
    gridRow: 1,
    '@media': { [above.wide]: { maxWidth: '17rem' }, ...withoutScripts },
  }),
)

export const filters = style(
  inFeature({ paddingInline: space[14], gridColumn: 1, gridRow: 1, '@media': { ...withoutScripts } }),
)

export const count = style(
  inFeature({
    color: vars.color.quiet,
    fontVariantNumeric: 'tabular-nums',
    minHeight: '1.375rem',
    '@media': { [above.wide]: { marginInlineStart: 'auto' } },
  }),
)

export const views = style(inFeature({ display: 'flex', justifyContent: 'flex-end', '@media': { ...withoutScripts } }))

export const view = style(
  inFeature({
    borderRadius: '2px',
    selectors: { '&[aria-pressed="true"]': { color: vars.color.text, backgroundColor: vars.color.sunken } },
  }),
)

// Where the box is wider than its words, its arrow stands at the end.
globalStyle(`:is(${category}, ${sort}) > svg`, inFeature({ marginInlineStart: 'auto' }))

// Half a phone has room for the order's name alone.
globalStyle(`${sort} > label`, inFeature({ '@media': { '(max-width: 599px)': { fontSize: 0 } } }))
