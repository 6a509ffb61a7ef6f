import type { Browser } from 'playwright'
import { phone } from '#tests/support/devices.ts'
import { firstLoad, type FirstLoad } from '#tests/support/firstLoad.ts'
import { slow4G } from '#tests/support/throttling.ts'
import { alternate } from './alternate.ts'
import { markdownTable } from './markdown.ts'
import type { Section } from './section.ts'
import { targetOf, type PageName, type Site } from './sites.ts'
import { medianAndRange } from './statistics.ts'

const measured: readonly PageName[] = ['home', 'listing', 'product', 'filled cart', 'filled checkout']

/** Everything that a first load of a page transfers. */
export async function load(browser: Browser, sites: readonly Site[], runs: number): Promise<Section> {
  const cells = await alternate(measured, sites, runs, (site, page) => {
    const target = targetOf(site, page)
    if (!target) return undefined
    const { address, storageState } = target
    return firstLoad(browser, address, phone, { network: slow4G, ...(storageState && { storageState }) })
  })
  const rows = cells.map(({ page, site, results }) => [page, site.name, ...row(results)])
  return {
    title: 'First load',
    note: `Chromium at ${phone.width} × ${phone.height}, density ${phone.density}, slow 4G (150 ms, 1.6 Mbit/s down, 750 kbit/s up), nothing cached, no input, until the network is quiet. Bytes as transferred, headers included.`,
    tables: [markdownTable(['page', 'shop', ...columns], rows), ...cells.flatMap(consoleErrorsIn)],
    raw: cells.map(({ page, site, results }) => ({ page, shop: site.name, results })),
  }
}

const columns = [
  'JS kB',
  'requests',
  'all kB',
  'shift',
  'blocking the paint',
  'JS kB before the main picture',
  'console',
]

function row(results: readonly FirstLoad[]): string[] {
  const kilobytes = (read: (result: FirstLoad) => number) =>
    medianAndRange(
      results.map((each) => read(each) / 1000),
      1,
    )
  const all = (read: (result: FirstLoad) => readonly string[]) => [...new Set(results.flatMap(read))]
  const pictures = results.flatMap(({ mainPicture }) => mainPicture ?? [])
  return [
    kilobytes(({ scriptBytes }) => scriptBytes),
    medianAndRange(results.map(({ requests }) => requests)),
    kilobytes(({ bytes }) => bytes),
    medianAndRange(
      results.map(({ shift }) => shift),
      5,
    ),
    `${all(({ blocking }) => blocking).length} files`,
    pictures.length > 0
      ? medianAndRange(
          pictures.map(({ scriptBytesBefore }) => scriptBytesBefore / 1000),
          1,
        )
      : 'no picture',
    all(({ consoleErrors }) => consoleErrors)
      .join('; ')
      .replaceAll('|', '/') || 'none',
  ]
}

/** What the console said, as a list under the table. */
function consoleErrorsIn({
  page,
  site,
  results,
}: {
  page: string
  site: Site
  results: readonly FirstLoad[]
}): string[] {
  return [...new Set(results.flatMap(({ consoleErrors }) => consoleErrors))].map(
    (text) => `- ${page} of ${site.name}: ${text}`,
  )
}
