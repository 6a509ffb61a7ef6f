import type { FoundBrowser } from '#tests/browser/chromium.ts'
import { alternate } from './alternate.ts'
import { lighthouseRun, type LighthouseResult } from './lighthouseRun.ts'
import { markdownTable } from './markdown.ts'
import { ratioTable } from './ratios.ts'
import type { Section } from './section.ts'
import { targetOf, type PageName, type Site } from './sites.ts'
import { medianAndRange } from './statistics.ts'

const measured: readonly PageName[] = ['home', 'listing', 'product', 'cart', 'filled cart']

const columns: readonly { title: string; key: keyof LighthouseResult; scale?: number; digits?: number }[] = [
  { title: 'score', key: 'score' },
  { title: 'FCP ms', key: 'firstPaint' },
  { title: 'LCP ms', key: 'largestPaint' },
  { title: 'TBT ms', key: 'blockingTime' },
  { title: 'CLS', key: 'shift', digits: 4 },
  { title: 'Speed Index', key: 'speedIndex' },
  { title: 'JS kB', key: 'scriptBytes', scale: 1000, digits: 1 },
  { title: 'all kB', key: 'bytes', scale: 1000 },
  { title: 'requests', key: 'requests' },
  { title: 'benchmarkIndex', key: 'benchmarkIndex' },
]

/** Lighthouse over the pages of every site. */
export async function pages(chrome: FoundBrowser, sites: readonly Site[], runs: number): Promise<Section> {
  const cells = await alternate(measured, sites, runs, (site, page) => {
    const target = targetOf(site, page)
    return target && lighthouseRun(chrome, target)
  })
  const rows = cells.map(({ page, site, results }) => [
    page,
    site.name,
    ...columns.map(({ key, scale = 1, digits = 0 }) =>
      medianAndRange(
        results.map((result) => result[key] / scale),
        digits,
      ),
    ),
  ])
  const absolute = markdownTable(['page', 'shop', ...columns.map(({ title }) => title)], rows)
  return {
    title: 'Pages (Lighthouse)',
    note: 'Lighthouse, mobile preset: 412 × 823, simulated slow 4G and 4× CPU; a new browser for each run.',
    tables: sites.length > 1 ? [absolute, ratioTable(cells, columns)] : [absolute],
    raw: cells.map(({ page, site, results }) => ({ page, shop: site.name, results })),
  }
}
