import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { calm } from './measures.ts'
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

base('html', { scrollPaddingTop: '5rem', textSizeAdjust: '100%', backgroundColor: vars.color.page })
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
base(':focus-visible', { outline: `2px solid ${vars.color.peacock}`, outlineOffset: '2px' })
// A new page's heading takes the focus to be read on from; there is nothing to do with it.
base('h1[tabindex="-1"]:focus-visible', { outline: 'none' })
base('::selection', { backgroundColor: vars.color.zari, color: '#17110E' })
base('[hidden]', { display: 'none !important' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [calm]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
})

function reset(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
}

function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.base]: rule } })
}
