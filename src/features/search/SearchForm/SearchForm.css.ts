import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, largeText, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

const underline = {
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: {
    '&:focus-within': { borderBottomColor: vars.color.peacock, boxShadow: `0 1px ${vars.color.peacock}` },
  },
} as const

function stroke(angle: string) {
  return `linear-gradient(${angle}, transparent 46%, ${vars.color.textMuted} 46% 54%, transparent 54%)`
}

export const form = recipe({
  base: inFeature({ display: 'flex', alignItems: 'center', color: vars.color.textMuted }),
  variants: {
    place: {
      menu: inFeature({ vars: { '--focus-line': '2px' }, position: 'relative', ...underline }),
      header: inFeature({
        color: vars.color.text,
        paddingInlineStart: space[8],
        selectors: {
          // On phones the field expands over the whole row on focus, without scripts.
          '&:focus-within': {
            position: 'absolute',
            zIndex: 2,
            insetBlock: '0 6px',
            insetInline: 0,
            paddingInline: space[20],
            backgroundColor: vars.color.page,
            boxShadow: `inset 0 -2px ${vars.color.peacock}`,
          },
        },
        '@media': {
          // The field needs the room.
          [largeText]: { selectors: { '&:focus-within': { paddingInline: 12 } } },
          [above.desktop]: {
            position: 'relative',
            color: vars.color.textMuted,
            paddingInlineStart: 0,
            maxWidth: '16.5rem',
            borderBottom: underline.borderBottom,
            selectors: {
              '&:focus-within': {
                ...underline.selectors['&:focus-within'],
                position: 'relative',
                inset: 'auto',
                padding: 0,
              },
            },
          },
        },
      }),
    },
  },
})

export const label = style(
  inFeature({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    pointerEvents: 'none',
    marginInlineEnd: space[12],
    '@media': {
      // Without the icon; the text inside still names the field.
      [largeText]: {
        selectors: { 'header form:focus-within > &': { inlineSize: 0, marginInlineEnd: 0, overflow: 'hidden' } },
      },
    },
  }),
)

export const input = recipe({
  base: [
    type.small,
    inFeature({
      flex: 1,
      minWidth: 0,
      height: 44,
      border: 'none',
      background: 'none',
      color: vars.color.text,
      selectors: {
        // The frame shows the focus. Forced colours make a transparent outline visible.
        '&:focus-visible': { outline: '2px solid transparent', outlineOffset: '-2px', boxShadow: 'none' },
        '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
        '&:placeholder-shown': { textOverflow: 'ellipsis' },
        // Invisible in an empty field, it would take its width from the placeholder.
        '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
        // Replaces the browser's blue icon.
        '&::-webkit-search-cancel-button': {
          appearance: 'none',
          // The cross is half as large as its target.
          width: 32,
          height: 32,
          marginInlineEnd: -8,
          cursor: 'pointer',
          background: `${stroke('45deg')} center / 16px 16px no-repeat, ${stroke('-45deg')} center / 16px 16px no-repeat`,
        },
      },
    }),
  ],
  variants: {
    place: {
      menu: {},
      header: inFeature({
        // iOS zooms into fields with smaller text.
        fontSize: '1rem',
        selectors: {
          // Only the icon is visible; the transparent field over it is the touch target.
          'form:not(:focus-within) > &': {
            flex: 'none',
            width: 44,
            marginInlineStart: -39,
            opacity: 0,
            cursor: 'pointer',
          },
        },
        '@media': {
          [above.desktop]: {
            fontSize: '0.9375rem',
            selectors: {
              'form:not(:focus-within) > &': {
                flex: 1,
                width: 'auto',
                marginInlineStart: 0,
                opacity: 1,
                cursor: 'auto',
              },
            },
          },
        },
      }),
    },
  },
})

/** On phones only, while the field covers the row. */
export const cancel = style([
  type.small,
  inFeature({
    display: 'none',
    flex: 'none',
    height: 44,
    marginInlineStart: space[16],
    border: 'none',
    background: 'none',
    color: vars.color.text,
    cursor: 'pointer',
    selectors: { 'form:focus-within > &': { display: 'block' } },
    '@media': {
      [largeText]: { marginInlineStart: 8 },
      [above.desktop]: { selectors: { 'form:focus-within > &': { display: 'none' } } },
    },
  }),
])
