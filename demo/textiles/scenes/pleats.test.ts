import { expect, test } from 'vitest'
import { openSwing, section } from './pleats.ts'

const pleats = { count: 4.6, swing: 1.9, flare: 0.1, columns: 800, t0: 0, t1: 115 }

test.each([3, 77, 5150, 90_210])('open folds hide no part of the cloth (%i)', (seed) => {
  expect(hidden(section({ ...pleats, seed }, 0.5, openSwing))).toBe(0)
  expect(hidden(section({ ...pleats, seed }, 0.5))).toBeGreaterThan(20)
})

/** Columns that lie behind another. */
function hidden({ x }: { x: Float32Array }): number {
  return x.filter((place, at) => at > 0 && place <= (x[at - 1] ?? 0)).length
}
