import { expect, test } from 'vitest'
import { everywhere, Ink } from '../ink.ts'
import { motifRow } from './motifs.ts'

const figure = { light: [1, 1, 1], zari: 0 } as const

test.each([61, 88.5, 104.2, 105])(
  'a row between two borders %d cm apart begins and ends with a whole motif',
  (wide) => {
    const widths = runs(wide, 5)
    expect(widths.length).toBeGreaterThan(1)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5)
  },
)

test('elsewhere a row keeps to its own step', () => {
  const ink = new Ink()
  ink.field = everywhere
  const fill = motifRow('coin', { figure }, { height: 10 })
  const at = (u: number) => {
    ink.lay([0, 0, 0])
    fill(u, 5, ink)
    return ink.red
  }
  expect(at(5)).toBe(at(15))
})

/** Widths of the figures of a row that begins `left` cm from the edge, cm. */
function runs(wide: number, left: number): number[] {
  const ink = new Ink()
  ink.field = { from: -Infinity, left, right: left + wide }
  const fill = motifRow('coin', { figure }, { height: 10 })
  const found: number[] = []
  let start: number | undefined
  for (let u = left; u <= left + wide; u += 0.05) {
    let isSeen = false
    for (let v = 0.25; v < 10; v += 0.25) {
      ink.lay([0, 0, 0])
      fill(u, v, ink)
      isSeen ||= ink.red > 0.2
    }
    if (isSeen) start ??= u
    else if (start !== undefined) {
      found.push(u - start)
      start = undefined
    }
  }
  if (start !== undefined) found.push(left + wide - start)
  return found
}
