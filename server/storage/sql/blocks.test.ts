import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { blockOf, blocksIn, byBlock, countIn, numbersPerBlock, packed, setOfBlocks, unpacked } from './blocks.ts'
import { bytesOf, difference, intersection, numbersIn, setOf, setOfText, sharedBy, sizeOf, union } from './numberSet.ts'

const upTo = (highest: number, maxLength = 600) =>
  fc
    .uniqueArray(fc.nat(highest), { maxLength, size: 'max' })
    .map((numbers) => numbers.toSorted((one, other) => one - other))
const sparseOrDense = fc.oneof(upTo(numbersPerBlock - 1), upTo(numbersPerBlock - 1, 20), upTo(5000))

/** Stored blocks of arbitrary numbers. */
function blocksOf(numbers: readonly number[]) {
  return [...Map.groupBy(numbers, blockOf)].map(([block, each]) => ({
    block,
    numbers: packed(setOf(each.map((number) => number % numbersPerBlock))),
  }))
}

it('round-trips the numbers of a block, in at most 3,968 bytes', () => {
  fc.assert(
    fc.property(sparseOrDense, (numbers) => {
      const kept = packed(setOf(numbers))
      expect(kept.length).toBeLessThanOrEqual(3968)
      expect(numbersIn(unpacked(kept))).toEqual(numbers)
    }),
  )
})

it('stores few numbers as two bytes each, and an empty block as no bytes', () => {
  expect(packed(setOf([1, 258, 4095]))).toEqual(Uint8Array.of(1, 0, 2, 1, 255, 15))
  expect(packed(setOf([]))).toEqual(new Uint8Array())
  const many = Array.from({ length: 1984 }, (_, index) => index)
  expect([packed(setOf(many.slice(1))).length, packed(setOf(many)).length]).toEqual([3966, 3968])
})

it('merges blocks, and counts their intersection with a set', () => {
  fc.assert(
    fc.property(upTo(90_000), upTo(90_000), (numbers, others) => {
      const [blocks, among] = [blocksOf(numbers), setOf(others)]
      expect(numbersIn(setOfBlocks(blocks))).toEqual(numbers)
      expect(blocksIn(among)).toEqual([...new Set(others.map(blockOf))])
      const count = (within?: Uint8Array) => blocks.reduce((sum, block) => sum + countIn(block, within), 0)
      expect(count()).toBe(numbers.length)
      expect(count(among)).toBe(numbers.filter((number) => others.includes(number)).length)
    }),
  )
})

it('computes union, intersection and difference', () => {
  fc.assert(
    fc.property(upTo(900), upTo(700), upTo(800), (one, other, third) => {
      const [first, second, last] = [setOf(one), setOf(other), setOf(third)]
      const all = [...new Set([...one, ...other, ...third])].toSorted((left, right) => left - right)
      expect(numbersIn(union([first, second, last]))).toEqual(all)
      const shared = one.filter((number) => other.includes(number) && third.includes(number))
      expect(numbersIn(intersection(first, second, last))).toEqual(shared)
      expect(numbersIn(difference(first, second))).toEqual(one.filter((number) => !other.includes(number)))
      expect(sizeOf(first)).toBe(one.length)
      expect(setOfText(one.join(','))).toEqual(first)
      expect([...bytesOf(first).entries()].flatMap(([number, byte]) => (byte === 1 ? [number] : []))).toEqual(one)
    }),
  )
  expect([union([]), setOfText(''), setOfText(null)].map(numbersIn)).toEqual([[], [], []])
})

it('counts what two sets share, wherever their bytes begin', () => {
  const bytes = fc.uint8Array({ maxLength: 40 })
  const start = fc.nat(7)
  fc.assert(
    fc.property(bytes, bytes, start, start, start, (one, other, from, ofOne, ofOther) => {
      const [first, second] = [one.subarray(ofOne), other.subarray(ofOther)]
      const shared = intersection(first, second.subarray(from))
      expect(sharedBy(first, second, from)).toBe(numbersIn(shared).length)
    }),
  )
})

it('splits numbers at block boundaries', () => {
  const parts = [...byBlock([31_742, 31_743, 31_744, 31_745, 70_000], (number) => number)]
  expect(parts).toEqual([[31_742, 31_743], [31_744, 31_745], [70_000]])
  expect([...byBlock([], Number)]).toEqual([])
})
