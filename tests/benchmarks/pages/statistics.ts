/** The value in the middle; of an even number of values the mean of the two in the middle. Infinity sorts last. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower = NaN, upper = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return lower === upper ? lower : (lower + upper) / 2
}

/** "1234 (1200–1300)": median and range; just the value where all are alike. */
export function medianAndRange(values: readonly number[], digits = 0): string {
  const show = (value: number) => (Number.isFinite(value) ? value.toFixed(digits) : '–')
  const [low, high] = [show(Math.min(...values)), show(Math.max(...values))]
  return low === high ? low : `${show(median(values))} (${low}–${high})`
}
