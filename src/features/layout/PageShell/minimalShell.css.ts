import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { below, space } from '#theme/measures.ts'
import * as footer from '../SiteFooter/SiteFooter.css.ts'
import * as header from '../SiteHeader/SiteHeader.css.ts'

/*
 * The checkout has fewer links that lead away: a header of one row, 64 px, with logo and cart; a footer of one line.
 * By CSS, so that neither renders again, and by an attribute of the shell: below a `:has()` of the body, these
 * selectors made browsers recalculate the styles of the whole page whenever a menu or a product opened.
 */
const height = '64px'
const minimal = '[data-minimal]'

globalStyle(`html:has(${minimal})`, inFeature({ vars: { '--header-height': height } }))
within(`${header.menu}, ${header.search}, ${header.nav}, ${header.account} > :not(:last-child)`, {
  display: 'none',
})
within(header.top, {
  gridTemplateAreas: '"logo account"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // 6 px are the line below the row.
  minHeight: `calc(${height} - 6px)`,
})
// One row does not collapse: it stays at the top as it is.
within(header.header, { top: 0 })
within(`${header.header}[data-collapsed] ${header.logo}, ${header.header}[data-collapsed] ${header.account}`, {
  transform: 'none',
})
within(header.logo, { position: 'static', justifySelf: 'start' })
within(header.mark, { flexDirection: 'row', gap: space[12] })
within(`${header.mark} svg`, { width: 38 })
within(`${header.mark} svg + *`, { fontSize: 'min(1.3125rem, 6vw)' })

within(footer.footer, { marginTop: 0 })
within(`${footer.columns}, ${footer.base} > [aria-label="Social profiles"]`, { display: 'none' })
// The zari line divides the footer from the page already.
within(`${footer.base}::before`, { content: 'none' })
// The row of temples; the zari line stays.
within(`${footer.footer} > :first-child`, { display: 'none' })

// One line on phones too: policies on the left, and the theme without its label, which only screen readers read.
onPhones(footer.base, { gap: space[12], paddingBlock: space[16] })
onPhones(`${footer.base} > [aria-label="Legal"]`, { columnGap: space[14], marginInlineStart: 0 })
onPhones(`${footer.base} > :last-child`, { minInlineSize: 0, paddingInline: space[8] })
onPhones(`${footer.base} label`, { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

// The footer ends with links, which the button to the top would cover. Not only while it is shown: the page would grow then.
globalStyle(
  `${minimal}::after`,
  inFeature({
    '@media': {
      [below.wide]: { content: '', blockSize: '4.25rem', backgroundColor: vars.color.sunken },
      print: { content: 'none' },
    },
  }),
)

function onPhones(selectors: string, rule: GlobalStyleRule): void {
  within(selectors, { '@media': { [below.wide]: rule } })
}

/** Styles within a minimal shell. */
function within(selectors: string, rule: GlobalStyleRule): void {
  const scoped = selectors.split(', ').map((selector) => `${minimal} ${selector}`)
  globalStyle(scoped.join(', '), inFeature(rule))
}
