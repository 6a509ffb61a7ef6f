import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'
import { lowWindow, wideWindow } from './lowWindow.ts'

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })

const during = `${motion.calm} ${motion.easing} both`

export const surface = style(
  inUi({
    position: 'fixed',
    zIndex: 51,
    inset: 0,
    display: 'grid',
    gridTemplate: '"header" auto "picture" minmax(0, 1fr) "footer" auto "thumbs" auto / minmax(0, 1fr)',
    backgroundColor: vars.color.page,
    paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    '@media': {
      [lowWindow]: { gridTemplate: '"footer header" auto "picture picture" minmax(0, 1fr) / 1fr auto' },
      [wideWindow]: { gridTemplate: '"thumbs header" auto "thumbs footer" minmax(0, 1fr) / minmax(0, 1fr) auto' },
    },
    selectors: {
      '&[data-state="open"]': { animation: `${appear} ${during}` },
      '&[data-state="closed"]': { animation: `${vanish} ${during}` },
      '&:focus-visible': { outline: 'none' },
    },
  }),
)

/** Above a zoomed picture, with the page's background. */
const overPicture = { position: 'relative', zIndex: 1, backgroundColor: vars.color.page } as const

export const header = style(
  inUi({
    gridArea: 'header',
    display: 'flex',
    alignItems: 'center',
    paddingBlock: space[8],
    paddingInline: `${space[20]} ${space[8]}`,
    '@media': {
      [wideWindow]: { ...overPicture, justifySelf: 'end', paddingInline: space[20] },
      [lowWindow]: { paddingBlock: space[2], paddingInline: `0 ${space[4]}` },
    },
  }),
)

export const count = style([
  type.meta,
  inUi({
    flex: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [wideWindow]: { paddingInline: `${space[12]} ${space[24]}` } },
  }),
])

export const picture = style(
  inUi({
    gridArea: 'picture',
    display: 'grid',
    minBlockSize: 0,
    '@media': { [wideWindow]: { gridArea: '1 / 1 / -1 / -1' } },
  }),
)

/** Below the large picture, in the same frame. */
export const preview = style(inUi({ position: 'absolute', insetBlockStart: 0, insetInline: 0 }))

// Whole, also if the record states another size than the file has.
globalStyle(`${picture} img`, inUi({ objectFit: 'contain' }))

export const footer = style(
  inUi({
    gridArea: 'footer',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '3.75rem',
    paddingBlock: space[8],
    paddingInline: space[8],
    '@media': {
      [wideWindow]: {
        ...overPicture,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        justifyItems: 'end',
        justifySelf: 'end',
        alignSelf: 'end',
        gap: 0,
        paddingBlock: space[8],
        paddingInline: space[20],
      },
      [lowWindow]: {
        minBlockSize: 0,
        paddingBlock: space[2],
        paddingInline: space[4],
        gap: 0,
        justifyContent: 'start',
      },
    },
  }),
)

export const caption = style([
  type.small,
  inUi({
    gridColumn: 2,
    // Three and a half lines: a line cut in half shows that the caption scrolls.
    maxBlockSize: '5.1em',
    overflowY: 'auto',
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.color.textMuted,
    // The picture's alternative text says the same.
    '@media': {
      [lowWindow]: { display: 'none' },
      [wideWindow]: {
        gridRow: 1,
        gridColumn: '1 / -1',
        maxInlineSize: '14rem',
        maxBlockSize: 'none',
        paddingInline: space[12],
        textAlign: 'end',
      },
    },
  }),
])

export const next = style(
  inUi({ gridColumn: 3, '@media': { [lowWindow]: { gridColumn: 2 }, [wideWindow]: { gridColumn: 2 } } }),
)
