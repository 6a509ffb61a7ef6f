/**
 * A bitmap of product numbers: number 0 is the lowest bit of the first byte, as in PostgreSQL's
 * `get_bit`. Numbers beyond the last byte are not in the set.
 */
export type NumberSet = Uint8Array

const bitsOfByte = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

/** Number of elements. */
export function sizeOf(set: NumberSet): number {
  return sharedBy(set, set)
}

/** Size of the intersection, with the second set read from a byte offset. */
export function sharedBy(one: NumberSet, other: NumberSet, from = 0): number {
  const length = Math.max(0, Math.min(one.length, other.length - from))
  const [words, otherWords] = [wordsOf(one, 0, length), wordsOf(other, from, length)]
  let size = 0
  let at = 0
  if (words && otherWords) {
    for (; at < words.length; at++) size += bitsIn((words[at] ?? 0) & (otherWords[at] ?? 0))
    at *= 4
  }
  for (; at < length; at++) size += bitsOfByte[(one[at] ?? 0) & (other[from + at] ?? 0)] ?? 0
  return size
}

/** These bytes as 32-bit words, if they are aligned: counting words is four times as fast. */
function wordsOf(set: NumberSet, from: number, length: number): Uint32Array | undefined {
  const start = set.byteOffset + from
  return start % 4 === 0 && length > 3 ? new Uint32Array(set.buffer, start, length >> 2) : undefined
}

/** Number of ones, added up in pairs, fours and bytes. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The elements in ascending order. */
export function numbersIn(set: NumberSet): number[] {
  const numbers: number[] = []
  for (let at = 0; at < set.length; at++) {
    for (let rest = set[at] ?? 0; rest !== 0; rest &= rest - 1) numbers.push(at * 8 + 31 - Math.clz32(rest & -rest))
  }
  return numbers
}

// For each byte, its eight bits as eight bytes, read as one 64-bit number; such bytes never form a NaN.
const bytesOfBits = new Float64Array(
  Uint8Array.from({ length: 256 * 8 }, (_, at) => ((at >> 3) >> (at & 7)) & 1).buffer,
)

/** One byte per number: 1 where it is in the set. */
export function bytesOf(set: NumberSet): Uint8Array {
  const bytes = new Float64Array(set.length)
  for (let at = 0; at < set.length; at++) bytes[at] = bytesOfBits[set[at] ?? 0] ?? 0
  return new Uint8Array(bytes.buffer)
}

/** Builds a set. */
export function setOf(numbers: readonly number[]): NumberSet {
  let highest = -1
  for (const number of numbers) highest = Math.max(highest, number)
  const set = new Uint8Array((highest >> 3) + 1)
  for (const number of numbers) set[number >> 3] = (set[number >> 3] ?? 0) | (1 << (number & 7))
  return set
}

/** Builds a set from comma-separated numbers. */
export function setOfText(text: string | null | undefined): NumberSet {
  return setOf(text ? text.split(',').map(Number) : [])
}

/** Union. */
export function union(sets: readonly NumberSet[]): NumberSet {
  const whole = new Uint8Array(Math.max(0, ...sets.map(({ length }) => length)))
  for (const set of sets) addTo(whole, set)
  return whole
}

/** Adds the elements of another set, which begins at a byte offset. */
export function addTo(set: NumberSet, other: NumberSet, from = 0): void {
  const [words, others] = wordsOfBoth(set, other, from)
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) | (others[at] ?? 0)
  for (let at = words.length * 4; at < other.length; at++) set[from + at] = (set[from + at] ?? 0) | (other[at] ?? 0)
}

/** Intersection. */
export function intersection(first: NumberSet, ...rest: readonly NumberSet[]): NumberSet {
  const shared = first.slice(0, Math.min(...[first, ...rest].map(({ length }) => length)))
  for (const set of rest) {
    const [words, others] = wordsOfBoth(shared, set)
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & (others[at] ?? 0)
    for (let at = words.length * 4; at < shared.length; at++) shared[at] = (shared[at] ?? 0) & (set[at] ?? 0)
  }
  return shared
}

/** Difference. */
export function difference(whole: NumberSet, other: NumberSet): NumberSet {
  const left = whole.slice()
  const [words, others] = wordsOfBoth(left, other)
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & ~(others[at] ?? 0)
  for (let at = words.length * 4; at < left.length; at++) left[at] = (left[at] ?? 0) & ~(other[at] ?? 0)
  return left
}

/** The 32-bit words that two sets share, the first from a byte offset; empty if one is not aligned. */
function wordsOfBoth(set: NumberSet, other: NumberSet, from = 0): readonly [Uint32Array, Uint32Array] {
  const length = Math.min(set.length - from, other.length)
  const [words, others] = [wordsOf(set, from, length), wordsOf(other, 0, length)]
  return words && others ? [words, others] : [noWords, noWords]
}

const noWords = new Uint32Array()
