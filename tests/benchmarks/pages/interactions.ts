import type { Browser } from 'playwright'
import { emulated } from '#tests/support/devices.ts'
import { throttle } from '#tests/support/throttling.ts'
import { alternate } from './alternate.ts'
import { interactionList, openAtRest } from './interactionList.ts'
import { markdownTable } from './markdown.ts'
import type { Section } from './section.ts'
import type { Site } from './sites.ts'
import { medianAndRange } from './statistics.ts'

const cpu = 4

/** How long pages that are loaded take to answer, by what is to be seen. */
export async function interactions(browser: Browser, sites: readonly Site[], runs: number): Promise<Section> {
  const names = interactionList.map(({ name }) => name)
  const cells = await alternate(names, sites, runs, (site, name) => oneRun(browser, site, name))
  const rows = cells.flatMap(({ page, site, results }) =>
    Object.keys(results[0] ?? {}).map((seen) => [
      `${page} → ${seen}`,
      site.name,
      medianAndRange(results.map((result) => result[seen] ?? NaN)),
    ]),
  )
  return {
    title: 'Interactions',
    note: '4× CPU, no delay of the network, a page that is loaded and at rest; from the input to the end of the frame that shows it.',
    tables: [markdownTable(['interaction', 'shop', 'ms'], rows)],
    raw: cells.map(({ page, site, results }) => ({ interaction: page, shop: site.name, results })),
  }
}

/** The page is opened twice: the second time its files come out of the cache of the browser. */
async function oneRun(browser: Browser, { origin }: Site, name: string): Promise<Record<string, number>> {
  const interaction = interactionList.find((each) => each.name === name)
  if (!interaction) throw new Error(`There is no interaction ${name}.`)
  const context = await browser.newContext(emulated(interaction.device))
  const page = await context.newPage()
  await openAtRest(page, origin + interaction.path)
  await openAtRest(page, origin + interaction.path)
  await throttle(await context.newCDPSession(page), { cpu })
  const timings = await interaction.measure(page)
  await context.close()
  return timings
}
