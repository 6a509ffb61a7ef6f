import type { Measured } from './alternate.ts'
import { markdownTable } from './markdown.ts'
import type { Site } from './sites.ts'
import { median } from './statistics.ts'

/** Medians of ours divided by those of each peer: under 1.00 ours is the smaller. */
export function ratioTable<Key extends string>(
  cells: readonly Measured<string, Site, Readonly<Record<Key, number>>>[],
  columns: readonly { title: string; key: Key }[],
): string {
  const rows = cells.flatMap((theirs) => {
    const ours = cells.find(({ page, site }) => page === theirs.page && site.name === 'ours')
    if (!ours || ours === theirs) return []
    const middle = ({ results }: typeof ours, key: Key) => median(results.map((result) => result[key]))
    const ratios = columns.map(({ key }) => ratio(middle(ours, key), middle(theirs, key)))
    return [[theirs.page, `ours ÷ ${theirs.site.name}`, ...ratios]]
  })
  return markdownTable(['page', 'ratio', ...columns.map(({ title }) => title.replace(/ (ms|kB)$/, ''))], rows)
}

function ratio(ours: number, theirs: number): string {
  if (ours === theirs) return '1.00'
  return theirs === 0 || !Number.isFinite(theirs) || !Number.isFinite(ours) ? '–' : (ours / theirs).toFixed(2)
}
