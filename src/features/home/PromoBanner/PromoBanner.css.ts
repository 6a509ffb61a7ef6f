import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, gutter, space } from '#theme/measures.ts'

/** A stepped triangle of the korvai edge, repeated vertically or horizontally. */
const verticalEdge = mask(40, 40, 'M0 0h8v4h8v4h8v4h8v4h8v8h-8v4h-8v4h-8v4H8v4H0z')
const horizontalEdge = mask(30, 28, 'M0 28v-4h2v-4h2v-4h2v-4h2V8h2V4h2V0h6v4h2v4h2v4h2v4h2v4h2v4h2v4z')

/** The same shapes 4 px larger on every side, so that a gold line without gaps is seen behind their steps. */
const verticalLine = mask(44, 40, 'M0 0h12v2h8v4h8v4h8v4h8v12h-8v4h-8v4h-8v4h-8v2H0z')
const horizontalLine = mask(30, 32, 'M0 32V20h2v-4h2v-4h2v-4h2v-4h2v-4h10v4h2v4h2v4h2v4h2v4h2v12z')

export const banner = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    overflow: 'clip',
    '@media': { [above.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: '35rem' } },
  }),
)

export const pictureFrame = style(
  inFeature({
    position: 'relative',
    height: '18rem',
    '@media': { [above.wide]: { height: 'auto', order: 1 } },
  }),
)

export const picture = style(inFeature({ position: 'absolute', inset: 0, width: '100%', height: '100%' }))

export const panel = style(
  inFeature({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    alignItems: 'center',
    color: vars.color.onBand,
    backgroundColor: vars.color.band,
    forcedColorAdjust: 'none',
    selectors: {
      '&::before': edge(vars.color.zari, horizontalLine, 32),
      '&::after': edge(vars.color.band, horizontalEdge, 28),
    },
    '@media': {
      [above.wide]: {
        selectors: {
          '&::before': edgeAside(verticalLine, 44),
          '&::after': edgeAside(verticalEdge, 40),
        },
      },
    },
  }),
)

export const text = style(
  inFeature({
    display: 'grid',
    justifyItems: 'start',
    gap: space[16],
    padding: `${space[32]} ${gutter} ${space[40]}`,
    '@media': {
      [above.wide]: { paddingRight: space[56] },
      [above.desktop]: {
        padding: `${space[64]} ${space[96]} ${space[64]} ${gutter}`,
        paddingLeft: `max(${gutter}, calc((100vw - ${container}) / 2 + ${gutter}))`,
      },
    },
  }),
)

export const description = style(inFeature({ maxWidth: '28rem', marginBottom: space[12] }))

/** The edge overlaps the picture above by its depth in px. */
function edge(colour: string, maskImage: string, depth: number): StyleRule {
  return {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: -depth,
    blockSize: depth,
    backgroundColor: colour,
    maskImage,
    maskRepeat: 'repeat-x',
    maskPosition: 'top center',
  }
}

/** The same, for a picture beside it. */
function edgeAside(maskImage: string, depth: number): StyleRule {
  return {
    insetInline: 'auto',
    insetInlineEnd: -depth,
    insetBlock: 0,
    inlineSize: depth,
    blockSize: 'auto',
    maskImage,
    maskRepeat: 'repeat-y',
    maskPosition: 'center right',
  }
}

function mask(width: number, height: number, path: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' shape-rendering='crispEdges'><path d='${path}'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
