import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawings } from './textiles/drawings.ts'
import { hashOf, limits, originals, readLedger, weigh } from './pictureFiles.ts'

const ledger = await readLedger()
const drawn = drawings()

test('every drawing has an original of its size and a ledger entry, and there are no others', async () => {
  const files = (await readdir(originals)).filter((file) => file.endsWith('.avif'))
  expect(files.toSorted()).toEqual(drawn.map(({ name }) => `${name}.avif`).toSorted())
  expect(Object.keys(ledger).toSorted()).toEqual(drawn.map(({ name }) => name).toSorted())
  const kept = await Promise.all(
    drawn.map(async ({ name }) => {
      const file = await readFile(new URL(`${name}.avif`, originals))
      const { width, height } = await sharp(file).metadata()
      return { name, width, height, hash: hashOf(file) }
    }),
  )
  expect(kept).toEqual(drawn.map(({ name, width, height }) => ({ name, width, height, hash: ledger[name]?.hash })))
})

// A clone has them all; a shopper loads none of them.
test('all originals together stay within 50 MB', () => {
  expect(sum(Object.values(ledger).map(({ bytes }) => bytes))).toBeLessThan(50_000_000)
})

test.each(['at720', 'at400'] as const)('resized pictures are within their budget %s', (width) => {
  const weights = Object.values(ledger).map((weight) => weight[width])
  expect(Math.max(...weights)).toBeLessThanOrEqual(limits[width].most)
  expect(sum(weights) / weights.length).toBeLessThanOrEqual(limits[width].mean)
})

// All of them would take ten minutes; these are the most and the least detailed.
test.each(['ps-13-full', 'cl-01-full'])('the ledger entry of %s is correct', async (name) => {
  const file = await readFile(new URL(`${name}.avif`, originals))
  const { at720, at400 } = await weigh(file)
  const told = ledger[name]
  expect(Math.abs(at720 / (told?.at720 ?? 0) - 1)).toBeLessThan(0.05)
  expect(Math.abs(at400 / (told?.at400 ?? 0) - 1)).toBeLessThan(0.05)
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
