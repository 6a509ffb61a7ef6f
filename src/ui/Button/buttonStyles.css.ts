import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { canHover, cannotHover, forcedColours, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

const enabled = ':not([aria-disabled="true"], :disabled)'
/** A loading button keeps its colours: it is disabled for a moment only. */
const disabled = '&:is(:disabled, [aria-disabled="true"]):not([data-busy])'

/** Forced colours give every button a frame. */
const bare = inUi({ paddingInline: 0, '@media': { [forcedColours]: { paddingInline: space[8] } } })

/** Styles of a button, shared with links that look like one. */
export const buttonStyles = recipe({
  base: [
    type.strong,
    inUi({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[12],
      textAlign: 'center',
      textDecoration: 'none',
      border: '1px solid transparent',
      borderRadius: '2px',
      cursor: 'pointer',
      transition: `background-color ${motion.quick} ${motion.easing}, border-color ${motion.quick} ${motion.easing}, color ${motion.quick} ${motion.easing}`,
      selectors: {
        '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
      },
    }),
  ],
  variants: {
    variant: {
      primary: inUi({
        color: vars.color.onFill,
        backgroundColor: vars.color.fill,
        ...onPointer({ backgroundColor: vars.color.fillHover }),
        // The fill at half opacity would be pink.
        selectors: {
          [disabled]: {
            color: vars.color.textMuted,
            backgroundColor: vars.color.sunken,
            borderColor: vars.color.borderSubtle,
          },
        },
      }),
      secondary: inUi({
        color: vars.color.text,
        borderColor: vars.color.text,
        ...onPointer({ color: vars.color.accent, borderColor: vars.color.accent }),
        selectors: { [disabled]: { color: vars.color.textMuted, borderColor: vars.color.borderSubtle } },
      }),
      plain: inUi({
        position: 'relative',
        color: vars.color.text,
        selectors: {
          [disabled]: { opacity: 0.45 },
          // Below the last line where the text wraps.
          '&::after': { ...underline(vars.color.zari), insetBlockStart: 'max(50% + 1.2em, 100% - 7px)' },
          // With an icon the underline shows on hover only.
          '&:has(svg)': { color: vars.color.textMuted, fontWeight: 400, gap: space[8] },
          '&:has(svg)::after': { opacity: 0 },
        },
        '@media': {
          [canHover]: {
            selectors: {
              [`&:hover${enabled}`]: { color: vars.color.accent },
              [`&:hover${enabled}::after`]: { opacity: 1 },
            },
          },
          [cannotHover]: { selectors: { [`&:active${enabled}`]: { color: vars.color.accent } } },
          // The frame is enough; the underline would be a second line in it.
          [forcedColours]: { selectors: { '&::after': { display: 'none' } } },
        },
      }),
      onBand: inUi({
        color: vars.color.band,
        backgroundColor: vars.color.onBand,
        ...onPointer({ backgroundColor: `color-mix(in srgb, ${vars.color.onBand} 88%, ${vars.color.band})` }),
        selectors: { [disabled]: { opacity: 0.45 } },
      }),
    },
    size: {
      // Capped by the window's width, so that large text keeps its space.
      regular: inUi({ minBlockSize: '3.25rem', paddingBlock: space[8], paddingInline: `min(${space[28]}, 8.75vw)` }),
      small: inUi({
        minBlockSize: '2.75rem',
        paddingBlock: space[6],
        paddingInline: `min(${space[20]}, 6.25vw)`,
        fontSize: '0.9375rem',
      }),
    },
    full: { true: inUi({ inlineSize: '100%' }) },
  },
  compoundVariants: [
    { variants: { variant: 'plain', size: 'regular' }, style: bare },
    { variants: { variant: 'plain', size: 'small' }, style: bare },
  ],
})

/** A standalone link with a gold underline. */
export const textLink = style([
  type.strong,
  inUi({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: '2.75rem',
    paddingBlock: space[8],
    color: vars.color.text,
    transition: `color ${motion.quick} ${motion.easing}`,
    ...onPointer({ color: vars.color.accent }),
    // Below the last line where the text wraps.
    selectors: { '&::after': { ...underline(vars.color.zari), insetBlockStart: 'max(50% + 1.2em, 100% - 4px)' } },
  }),
])

/** On hover; on touch screens, where that style would stay after a tap, as long as the button is pressed. */
function onPointer(rule: { color?: string; backgroundColor?: string; borderColor?: string }) {
  return {
    '@media': {
      [canHover]: { selectors: { [`&:hover${enabled}`]: rule } },
      [cannotHover]: { selectors: { [`&:active${enabled}`]: rule } },
    },
  }
}

function underline(colour: string) {
  return {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // 8 px below the line of text, which is centred vertically.
    insetBlockStart: 'calc(50% + 1.2em)',
    borderBlockEnd: `1px solid ${colour}`,
  } as const
}
