import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { below, space } from '#theme/measures.ts'
import * as footer from '../SiteFooter/SiteFooter.css.ts'
import * as header from '../SiteHeader/SiteHeader.css.ts'

/*
 * Around the checkout nothing leads away from it: the header has one row of 64 px with logo and cart, the footer one line.
 * By style, so that neither is rendered anew, and holds without scripts.
 */
const height = '64px'

around('html', '', { vars: { '--header-height': height } })
around('body', `${header.menu}, ${header.search}, ${header.nav}, ${header.account} > :not(:last-child)`, {
  display: 'none',
})
around('body', header.top, {
  gridTemplateAreas: '"logo account"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // 6 px are the line below the row.
  minHeight: `calc(${height} - 6px)`,
})
around('body', header.logo, { position: 'static', justifySelf: 'start' })
around('body', header.mark, { flexDirection: 'row', gap: space[12] })
around('body', `${header.mark} svg`, { width: 38 })
around('body', `${header.mark} svg + *`, { fontSize: 'min(1.3125rem, 6vw)' })

around('body', footer.footer, { marginTop: 0 })
around('body', `${footer.columns}, ${footer.base} > [aria-label="Social profiles"]`, { display: 'none' })
// The row of temples; the zari line stays.
around('body', `${footer.footer} > :first-child`, { display: 'none' })

// One line on phones, too: policies at the left, and the theme's name without its label, which readers still have.
onPhones(footer.base, { gap: space[12], paddingBlock: space[16] })
onPhones(`${footer.base} > [aria-label="Legal"]`, { columnGap: space[8], marginInlineStart: 0 })
onPhones(`${footer.base} > :last-child`, { minInlineSize: 0, paddingInline: space[8] })
onPhones(`${footer.base} label`, { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

function onPhones(selectors: string, rule: GlobalStyleRule): void {
  around('body', selectors, { '@media': { [below.wide]: rule } })
}

/** Styles below an element that contains a page with `data-own-frame`. */
function around(root: 'html' | 'body', selectors: string, rule: GlobalStyleRule): void {
  const scoped = selectors.split(', ').map((selector) => `${root}:has([data-own-frame]) ${selector}`.trim())
  globalStyle(scoped.join(', '), inFeature(rule))
}
