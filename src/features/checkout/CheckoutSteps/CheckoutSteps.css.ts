import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, forcedColours, largeText, space } from '#theme/measures.ts'

export const steps = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) fit-content(30%)',
    '@media': {
      [above.wide]: { display: 'flex', gap: space[16] },
      [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] },
      print: { display: 'none' },
    },
  }),
)

/** On phones the name is below its marker, and a line connects the markers; large text has a line for each step. */
export const step = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gap: space[8],
    alignContent: 'start',
    minWidth: 0,
    paddingInlineEnd: space[12],
    color: vars.color.textMuted,
    selectors: {
      '&[data-current], &[data-done]': { color: vars.color.text },
      '&:last-child': { paddingInlineEnd: 0 },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '1rem',
        insetInline: `2.5rem ${space[8]}`,
        borderBlockStart: `1px solid ${vars.color.border}`,
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
      [largeText]: {
        display: 'flex',
        alignItems: 'center',
        selectors: { '&:not(:last-child)::after': { display: 'none' } },
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
    border: `1px solid ${vars.color.border}`,
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
    '@media': {
      [forcedColours]: {
        selectors: {
          [`${step}[data-current] &`]: {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
          },
        },
      },
    },
  }),
)

export const name = style(
  inFeature({
    // Three names beside each other have little space to grow with the text size.
    fontSize: 'min(0.9375rem, 4.2vw)',
    selectors: { [`${step}[data-current] &`]: { fontWeight: 500 } },
    '@media': { [above.wide]: { fontSize: '0.9375rem' }, [largeText]: { fontSize: '0.9375rem' } },
  }),
)
