import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { drawings } from './drawings.ts'

// Raw pixels, not files: encoders may change between versions.
test.each([
  ['ps-01-full', '1ee045a7e415cece'],
  ['cl-11-close-up', 'f9171014ba5361ce'],
])('%s is pixel-identical on every machine', (name, hash) => {
  const drawing = drawings().find((each) => each.name === name)
  if (!drawing) throw new Error(`There is no ${name}`)
  const { pixels, width, height } = draw(drawing, 0.1)
  expect([width, height, pixels.length]).toEqual([240, 360, 240 * 360 * 3])
  expect(createHash('sha256').update(pixels).digest('hex').slice(0, 16)).toBe(hash)
})

test('picture names are unique', () => {
  const names = drawings().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(300)
  expect(new Set(names).size).toBe(names.length)
})
