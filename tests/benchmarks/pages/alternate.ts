/** The results of one page of one site, in the order of the runs. */
export interface Measured<Page, Site, Result> {
  page: Page
  site: Site
  results: Result[]
}

/**
 * Measures every page of every site several times. Sites alternate within a run, so that a machine that gets slower
 * does so for all of them. `measure` answers undefined where a site has no such page.
 */
export async function alternate<Page extends string, Site extends { name: string }, Result>(
  pages: readonly Page[],
  sites: readonly Site[],
  runs: number,
  measure: (site: Site, page: Page) => Promise<Result> | undefined,
): Promise<Measured<Page, Site, Result>[]> {
  const cells = pages.flatMap((page) =>
    sites.map((site): Measured<Page, Site, Result> => ({ page, site, results: [] })),
  )
  for (let run = 1; run <= runs; run++) {
    for (const { page, site, results } of cells) {
      const result = measure(site, page)
      if (!result) continue
      process.stderr.write(`\rrun ${run} of ${runs}: ${page} of ${site.name}\u001B[K`)
      results.push(await result)
    }
  }
  process.stderr.write('\r\u001B[K')
  return cells.filter(({ results }) => results.length > 0)
}
