import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

// One spire of 18 × 12 on a grid of 2 px, as a weaver's graph paper would have it.
const spire = 'M8 0h2v4h2v2h2v2h2v2h2v2H0v-2h2V8h2V6h2V4h2z'
const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='18' height='12' shape-rendering='crispEdges'><path d='${spire}'/></svg>`
const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`

export const templeRow = recipe({
  base: inUi({
    flex: 'none',
    blockSize: '12px',
    maskImage: mask,
    maskSize: '18px 12px',
    maskRepeat: 'repeat-x',
    // Centred: at any width both ends are cut alike.
    maskPosition: 'center',
    forcedColorAdjust: 'none',
  }),
  variants: {
    pointing: {
      // 3 px from the line below: the same gap as between that line's two threads.
      up: inUi({ backgroundColor: vars.color.zari, marginBlockEnd: '3px' }),
      // Overlaps by 1 px what it is the edge of: between two pixels there would be a line.
      down: inUi({ backgroundColor: vars.color.receipt, transform: 'scaleY(-1)', marginBlockStart: '-1px' }),
    },
  },
})
