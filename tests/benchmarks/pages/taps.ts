import type { Browser } from 'playwright'
import { alternate } from './alternate.ts'
import { markdownTable } from './markdown.ts'
import { ratioTable } from './ratios.ts'
import type { Section } from './section.ts'
import { targetOf, type PageName, type Site } from './sites.ts'
import { medianAndRange } from './statistics.ts'
import { paintsOf, tapAtFirstPaint, untilATapWorks } from './tapRun.ts'

const measured: readonly PageName[] = ['home', 'listing', 'product']

const columns = [
  { title: 'first paint ms', key: 'firstPaint' },
  { title: 'largest paint ms', key: 'largestPaint' },
  { title: 'a tap works from ms', key: 'worksFrom' },
  { title: 'its badge ms', key: 'badge' },
  { title: 'one early tap ms', key: 'sent' },
  { title: 'early tap → badge ms', key: 'felt' },
] as const

/** How long it takes on a slow phone until a page is seen, and until a tap on Add to Cart does something. */
export async function taps(browser: Browser, sites: readonly Site[], runs: number): Promise<Section> {
  const cells = await alternate(measured, sites, runs, (site, page) => {
    const target = targetOf(site, page)
    return target && oneRun(browser, target.address)
  })
  const rows = cells.map(({ page, site, results }) => {
    const lost = results.filter(({ felt }) => felt === Infinity).length
    const figures = columns.map(({ key }) => medianAndRange(results.map((result) => result[key])))
    return [page, site.name, ...figures, `${lost} of ${results.length}`]
  })
  const absolute = markdownTable(['page', 'shop', ...columns.map(({ title }) => title), 'lost taps'], rows)
  return {
    title: 'Until a tap works',
    note: [
      '6× CPU, 300 ms latency, 180 kB/s; times since navigation. On the product page its own Add to Cart, elsewhere that of',
      'the first card, scrolled into view at the first paint. "A tap works from": of taps repeated since the first paint (each',
      '100 ms after the last was handled), when the one was sent that counted. "One early tap": a single tap as soon as the',
      'first paint is known, and the wait for the badge as it is felt; – where the tap was lost.',
    ].join('\n'),
    tables: sites.length > 1 ? [absolute, ratioTable(cells, columns)] : [absolute],
    raw: cells.map(({ page, site, results }) => ({ page, shop: site.name, results })),
  }
}

/** Three loads: the largest paint is no longer watched once the page has been tapped. */
async function oneRun(browser: Browser, address: string) {
  const paints = await paintsOf(browser, address)
  const works = await untilATapWorks(browser, address)
  return { ...paints, ...works, ...(await tapAtFirstPaint(browser, address)) }
}
