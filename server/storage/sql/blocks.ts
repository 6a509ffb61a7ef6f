import { addTo, numbersIn, setOf, sharedBy, sizeOf, type NumberSet } from './numberSet.ts'

/**
 * Product numbers per row of postings. Facets of a large catalogue read every row of their lists: the fewer, the
 * faster, as long as a bitmap and its keys fit a page of 4,096 bytes. A change needs a migration that rebuilds.
 */
export const numbersPerBlock = 3968 * 8

const bytesPerBlock = numbersPerBlock / 8

/** A row of postings: the numbers of a block that have a term. */
export interface Block {
  block: number
  /** A bitmap of the block or, where that is shorter, a list of numbers, two bytes each. */
  numbers: Uint8Array
}

/** The block a number belongs to. */
export function blockOf(number: number): number {
  return Math.floor(number / numbersPerBlock)
}

/** Encodes numbers, relative to the start of their block, as a bitmap or, where that is shorter, as a list. */
export function packed(bits: NumberSet): Uint8Array {
  const numbers = numbersIn(bits)
  if (numbers.length * 2 < bytesPerBlock) return Uint8Array.from(numbers.flatMap((each) => [each & 0xff, each >> 8]))
  const whole = new Uint8Array(bytesPerBlock)
  whole.set(bits)
  return whole
}

/** Decodes into a bitmap. */
export function unpacked(kept: Uint8Array): NumberSet {
  if (kept.length === bytesPerBlock) return kept
  return setOf(Array.from({ length: kept.length / 2 }, (_, at) => (kept[at * 2] ?? 0) | ((kept[at * 2 + 1] ?? 0) << 8)))
}

/** Counts the numbers of a block that are in a set; all of them without a set. */
export function countIn({ block, numbers }: Block, among?: NumberSet): number {
  const from = byteOf(block)
  if (numbers.length === bytesPerBlock) return among ? sharedBy(numbers, among, from) : sizeOf(numbers)
  if (!among) return numbers.length / 2
  // Lists are counted without decoding: facets read thousands of them.
  let count = 0
  for (let at = 0; at < numbers.length; at += 2) {
    const high = numbers[at + 1] ?? 0
    const byte = among[from + (high << 5) + ((numbers[at] ?? 0) >> 3)] ?? 0
    count += (byte >> ((numbers[at] ?? 0) & 7)) & 1
  }
  return count
}

/** The union of these blocks as a set. */
export function setOfBlocks(blocks: readonly Block[]): NumberSet {
  const last = blocks.reduce((highest, { block }) => Math.max(highest, block), -1)
  const set = new Uint8Array(byteOf(last + 1))
  const lists = Map.groupBy(
    blocks.filter(({ numbers }) => numbers.length !== bytesPerBlock),
    ({ block }) => block,
  )
  for (const { block, numbers } of blocks) if (numbers.length === bytesPerBlock) addTo(set, numbers, byteOf(block))
  // A prefix matches thousands of lists, most of them in blocks already filled by the bitmaps of frequent words.
  for (const [block, some] of lists) {
    if (set.subarray(byteOf(block), byteOf(block + 1)).every((byte) => byte === 0xff)) continue
    for (const { numbers } of some) addList(set, byteOf(block), numbers)
  }
  return set
}

/** Adds a list of numbers, without decoding it first. */
function addList(set: NumberSet, from: number, numbers: Uint8Array): void {
  for (let at = 0; at < numbers.length; at += 2) {
    const low = numbers[at] ?? 0
    const byte = from + ((numbers[at + 1] ?? 0) << 5) + (low >> 3)
    set[byte] = (set[byte] ?? 0) | (1 << (low & 7))
  }
}

/** The blocks that contain a number of the set. */
export function blocksIn(set: NumberSet): number[] {
  const blocks = Array.from({ length: Math.ceil(set.length / bytesPerBlock) }, (_, block) => block)
  return blocks.filter((block) => set.subarray(byteOf(block), byteOf(block + 1)).some((byte) => byte !== 0))
}

/** Byte offset of a block within a set. */
function byteOf(block: number): number {
  return block * bytesPerBlock
}

/** Products that are written at a time: a longer step would block other requests. */
const productsPerBatch = 500

/** Groups consecutive items by block, a batch at most; items must be sorted by number. */
export function* byBlock<Item>(items: readonly Item[], numberOf: (item: Item) => number): Generator<Item[]> {
  let part: Item[] = []
  let current = -1
  for (const item of items) {
    const block = blockOf(numberOf(item))
    if ((block !== current || part.length === productsPerBatch) && part.length > 0) {
      yield part
      part = []
    }
    current = block
    part.push(item)
  }
  if (part.length > 0) yield part
}
