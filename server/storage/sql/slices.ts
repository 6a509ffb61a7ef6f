/** Splits a list into chunks of this length. */
export function* slices<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += length) yield items.slice(from, from + length)
}
