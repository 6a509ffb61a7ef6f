import { step } from '../noise.ts'

/** A tailor's form from the hips to the neck: half its width and half its depth at a height, cm. */
const profile: readonly (readonly [y: number, wide: number, deep: number])[] = [
  [-70, 27, 21],
  [-20, 23, 18],
  [16, 18.6, 14.4],
  [26, 17.6, 13],
  [36, 14.6, 10.8],
  [42, 13, 9.6],
  [50, 13.6, 10],
  [58, 16, 12.4],
  [65, 17, 10.6],
  [70, 16.8, 8.2],
  [73, 13, 6.8],
  [76, 7.4, 5.8],
  [79, 5.8, 5.6],
  [88, 5.5, 5.5],
]

export function bodyAt(y: number): { wide: number; deep: number } {
  const next = profile.findIndex(([height]) => height > y)
  const [above, below] = [profile[next === -1 ? profile.length - 1 : next], profile[Math.max(0, next - 1)]]
  if (!above || !below) throw new RangeError('The form has no such height')
  const at = above[0] === below[0] ? 0 : step(below[0], above[0], y)
  return { wide: below[1] + (above[1] - below[1]) * at, deep: below[2] + (above[2] - below[2]) * at }
}
