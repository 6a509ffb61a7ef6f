import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { inFeature } from './inLayer.ts'
import { above, tall } from './measures.ts'

/** Height of a bar at the bottom of the window, without the device's inset below it. */
export const barHeight = '4.6875rem'

const height = `calc(${barHeight} + env(safe-area-inset-bottom))`

/** Styles of a bar at the bottom of the window, for windows that are `tall`. */
export const bottomBar = {
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  insetBlockEnd: 0,
  height,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.page,
  boxShadow: `inset 0 1px ${vars.color.borderSubtle}`,
} as const

/** Keeps the end of the page and focused elements clear of a bar, which is there below the desktop breakpoint. */
export function keepClearOfBar(bar: string): void {
  globalStyle(
    `:root:has(${bar})`,
    inFeature({
      '@media': {
        [tall]: { vars: { '--bottom-bar': height }, scrollPaddingBottom: `calc(${height} + 1rem)` },
        [above.desktop]: { scrollPaddingBottom: 0 },
      },
    }),
  )
  globalStyle(
    `body:has(${bar})`,
    inFeature({ '@media': { [tall]: { paddingBottom: height }, [above.desktop]: { paddingBottom: 0 } } }),
  )
}
