import { numbersIn, setOf, sharedBy, sizeOf, type NumberSet } from './numberSet.ts'

/** Numbers that lie together in one row of postings. */
export const numbersPerBlock = 4096

const bytesPerBlock = numbersPerBlock / 8

/** A row of postings: which numbers of a block have a term. */
export interface Block {
  block: number
  /** A bit for each number of the block, or, where that is shorter, a list of them, two bytes each. */
  numbers: Uint8Array
}

/** The block a number belongs to. */
export function blockOf(number: number): number {
  return Math.floor(number / numbersPerBlock)
}

/** Numbers, each counted from the start of its block, as they are kept; fewer bytes than bits would take are a list. */
export function packed(bits: NumberSet): Uint8Array {
  const numbers = numbersIn(bits)
  if (numbers.length * 2 < bytesPerBlock) return Uint8Array.from(numbers.flatMap((each) => [each & 0xff, each >> 8]))
  const whole = new Uint8Array(bytesPerBlock)
  whole.set(bits)
  return whole
}

/** The bits of what is kept. */
export function unpacked(kept: Uint8Array): NumberSet {
  if (kept.length === bytesPerBlock) return kept
  return setOf(Array.from({ length: kept.length / 2 }, (_, at) => (kept[at * 2] ?? 0) | ((kept[at * 2 + 1] ?? 0) << 8)))
}

/** How many numbers of a block are in a set of them all; how many there are where no set is given. */
export function countIn({ block, numbers }: Block, among?: NumberSet): number {
  const from = byteOf(block)
  if (numbers.length === bytesPerBlock) return among ? sharedBy(numbers, among, from) : sizeOf(numbers)
  if (!among) return numbers.length / 2
  // A list is not unpacked: counts read thousands of them.
  let count = 0
  for (let at = 0; at < numbers.length; at += 2) {
    const high = numbers[at + 1] ?? 0
    const byte = among[from + (high << 5) + ((numbers[at] ?? 0) >> 3)] ?? 0
    count += (byte >> ((numbers[at] ?? 0) & 7)) & 1
  }
  return count
}

/** The set of what is in any of these blocks. */
export function setOfBlocks(blocks: readonly Block[]): NumberSet {
  const last = blocks.reduce((highest, { block }) => Math.max(highest, block), -1)
  const set = new Uint8Array(byteOf(last + 1))
  for (const { block, numbers } of blocks) {
    const bits = unpacked(numbers)
    const from = byteOf(block)
    for (let at = 0; at < bits.length; at++) set[from + at] = (set[from + at] ?? 0) | (bits[at] ?? 0)
  }
  return set
}

/** The blocks that have a number of the set. */
export function blocksIn(set: NumberSet): number[] {
  const blocks = Array.from({ length: Math.ceil(set.length / bytesPerBlock) }, (_, block) => block)
  return blocks.filter((block) => set.subarray(byteOf(block), byteOf(block + 1)).some((byte) => byte !== 0))
}

/** Where the bits of a block begin in a set of them all. */
function byteOf(block: number): number {
  return block * bytesPerBlock
}

/** The same items in parts that each lie in one block, as far as they come in the order of their numbers. */
export function* byBlock<Item>(items: readonly Item[], numberOf: (item: Item) => number): Generator<Item[]> {
  let part: Item[] = []
  let current = -1
  for (const item of items) {
    const block = blockOf(numberOf(item))
    if (block !== current && part.length > 0) {
      yield part
      part = []
    }
    current = block
    part.push(item)
  }
  if (part.length > 0) yield part
}
