import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const steps = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr auto',
    '@media': {
      [above.wide]: { display: 'flex', gap: space[16] },
      print: { display: 'none' },
    },
  }),
)

/** On a phone the name stands below its mark, and the line runs from mark to mark. */
export const step = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gap: space[8],
    alignContent: 'start',
    paddingInlineEnd: space[12],
    color: vars.color.quiet,
    selectors: {
      '&[data-current], &[data-done]': { color: vars.color.text },
      '&:last-child': { paddingInlineEnd: 0 },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '1rem',
        insetInline: `2.5rem ${space[8]}`,
        borderBlockStart: `1px solid ${vars.color.edge}`,
      },
    },
    '@media': {
      [above.wide]: {
        display: 'flex',
        alignItems: 'center',
        gap: space[12],
        paddingInlineEnd: 0,
        selectors: {
          '&:not(:last-child)::after': { position: 'static', inlineSize: '3.5rem', marginInlineStart: space[4] },
        },
      },
    },
  }),
)

export const mark = style(
  inFeature({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: '50%',
    fontWeight: 500,
    selectors: {
      [`${step}[data-current] &`]: {
        color: vars.color.onFill,
        backgroundColor: vars.color.fill,
        borderColor: vars.color.fill,
      },
      [`${step}[data-done]:not([data-current]) &`]: { color: vars.color.accent, borderColor: vars.color.accent },
    },
  }),
)

export const name = style(inFeature({ selectors: { [`${step}[data-current] &`]: { fontWeight: 500 } } }))
