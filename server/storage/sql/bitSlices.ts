import type { Comparison, FilterValue } from '#contract/filter/condition.ts'
import type { BitsColumn } from '#domain/product/columns.ts'
import { bitPlaces, comparedBits } from './bits.ts'
import { difference, union, type NumberSet } from './numberSet.ts'
import { allProducts, productsByValue } from './postings.ts'
import type { SetsByValue, TermIndex } from './termIndex.ts'

/**
 * The products whose column meets a comparison, from the bit-sliced index: it combines one set per bit, twenty-four in
 * all, however many different values there are. Undefined for a value that the bits cannot represent exactly.
 */
export async function comparedProducts(
  index: TermIndex,
  column: BitsColumn,
  comparison: Comparison,
  value: FilterValue,
): Promise<NumberSet | undefined> {
  const bits = comparedBits(value)
  if (bits === undefined) return undefined
  return index.cachedSet(`${column} ${comparison} ${bits}`, async () => {
    const slices = await productsByValue(index, `bits of ${column}`)
    return comparedSlices(slices, await allProducts(index), comparison, bits)
  })
}

/** The products of `all` whose value compares in this way with `bits`. */
export function comparedSlices(slices: SetsByValue, all: NumberSet, comparison: Comparison, bits: number): NumberSet {
  const having = (value: string | number) => inWords(slices.get(String(value)) ?? none, all.length)
  const equal = inWords(all, all.length).slice()
  const less = having('negative').slice()
  remove(equal, less)
  for (const place of bitPlaces) {
    const isOne = (bits & (1 << place)) > 0
    if (isOne) keep(equal, having(place), less)
    else if (slices.has(String(place))) remove(equal, having(place))
  }
  remove(equal, having('rest'))
  return combined(comparison, all, new Uint8Array(less.buffer), new Uint8Array(equal.buffer))
}

const none: NumberSet = new Uint8Array()

function combined(comparison: Comparison, all: NumberSet, less: NumberSet, equal: NumberSet): NumberSet {
  switch (comparison) {
    case 'eq':
      return equal
    case 'ne':
      return difference(all, equal)
    case 'lt':
      return less
    case 'lte':
      return union([less, equal])
    case 'gt':
      return difference(all, union([less, equal]))
    case 'gte':
      return difference(all, less)
  }
}

/** Keeps what is in another set; the rest goes to a third. */
function keep(words: Uint32Array, others: Uint32Array, rest: Uint32Array): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    const kept = word & (others[at] ?? 0)
    words[at] = kept
    rest[at] = (rest[at] ?? 0) | (word ^ kept)
  }
}

function remove(words: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & ~(others[at] ?? 0)
}

/** A set as 32-bit words, cut or padded to a length in bytes. Read-only: it may share the set's memory. */
function inWords(set: NumberSet, length: number): Uint32Array {
  if (set.length === length && length % 4 === 0 && set.byteOffset % 4 === 0)
    return new Uint32Array(set.buffer, set.byteOffset, length / 4)
  const words = new Uint32Array(Math.ceil(length / 4))
  new Uint8Array(words.buffer).set(set.subarray(0, length))
  return words
}
