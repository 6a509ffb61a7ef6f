import { createGlobalVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { focusRing } from './focusRing.ts'
import { layers } from './layers.css.ts'
import { above, headerRows, hiddenHeader, low, phoneGutter, reducedMotion, scrollPadding, space } from './measures.ts'
import './themes.css.ts'

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('ul, ol', { listStyle: 'none' })
reset('img, svg, video', { display: 'block', maxWidth: '100%' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 'none', cursor: 'pointer', textAlign: 'inherit' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('fieldset', { border: 'none', minInlineSize: 0 })
reset('table', { borderCollapse: 'collapse' })

base('html', {
  vars: { '--header-height': `calc(${headerRows.only} + 6px)`, '--toolbar-height': '0px', '--gutter': phoneGutter },
  scrollPaddingTop: scrollPadding,
  textSizeAdjust: '100%',
  // Chrome on Android would lay light blue over what is tapped.
  WebkitTapHighlightColor: `color-mix(in srgb, ${vars.color.accent} 16%, transparent)`,
  backgroundColor: vars.color.page,
  '@media': {
    [above.wide]: { vars: { '--gutter': space[32] } },
    // 6 px are the line below the rows.
    [above.desktop]: {
      vars: {
        '--gutter': space[48],
        '--header-height': `calc(${headerRows.top} + ${headerRows.links} + 6px - ${hiddenHeader})`,
      },
    },
    [low]: { vars: { '--header-height': '0px' } },
  },
})
base('body', {
  fontFamily: vars.font.text,
  fontSize: '1rem',
  lineHeight: 1.5625,
  color: vars.color.text,
  backgroundColor: vars.color.page,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
})
// When a dialog or sheet opens, Radix sets this variable and `pointer-events` on the body. Inherited, they would make
// the browser recalculate every element's style. Nothing reads the variable, and the overlay blocks clicks anyway.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false })
base('body', { pointerEvents: 'auto !important' as 'auto' }) // the types have no !important for this property
// Avoids a single word on the last line, where the browser supports it.
base('h1, h2, h3, p', { textWrap: 'pretty' })
base(':focus-visible', focusRing)
// A new page's heading and a fragment link's target get the focus for screen readers; they are not interactive.
base(':is(h1, h2, h3, section)[tabindex="-1"]:focus-visible', { outline: 'none' })
// Headings, overlays and main get the focus for screen readers.
base('[tabindex="-1"]:focus-visible', { boxShadow: 'none' })
base('::selection', { backgroundColor: vars.color.zari, color: vars.color.onZari })
base('[hidden]', { display: 'none !important' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // With a duration, however short, every change of a style takes effect one frame late: `all` is the usual property.
      transitionDuration: '0s !important',
    },
  },
})

// While the theme changes: see theme.ts.
globalStyle('html[data-still] *, html[data-still] *::before, html[data-still] *::after', {
  transition: 'none !important',
})

// Nothing interactive is printed.
globalStyle('[data-screen-only], :is(button, form, nav, [role="button"], [data-sonner-toaster])', {
  '@media': { print: { display: 'none !important' } },
})
globalStyle('[data-print-only]', { '@media': { screen: { display: 'none' } } })
globalStyle('html, body', { '@media': { print: { backgroundColor: 'transparent' } } })
globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid' } } })

// Scripts are off, or could not be loaded: see index.html and startScripts.ts. Only forms that the server answers work.
globalStyle(
  'html[data-scripts] :is([data-with-scripts], button:not([type="submit"]), form:not([action]) button, [role="button"])',
  { display: 'none !important' },
)
globalStyle('html:not([data-scripts]) [data-without-scripts]', { display: 'none !important' })
globalStyle('[data-scripts-note]', { padding: '0.75rem 1rem', backgroundColor: vars.color.sunken, textAlign: 'center' })
globalStyle('[data-scripts-note] a', { textDecoration: 'underline' })
globalStyle('html[data-scripts="failed"] [data-scripts-note]', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 30,
})
globalStyle('html[data-scripts="off"] [data-scripts-note] p + p', { display: 'none' })
globalStyle('html[data-scripts="failed"] [data-scripts-note] p:first-child', { display: 'none' })

function reset(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
}

function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.base]: rule } })
}
