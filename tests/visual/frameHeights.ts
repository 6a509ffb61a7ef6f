import { commands } from 'vitest/browser'

let heights: ReturnType<typeof commands.acceptedHeights> | undefined

/** The heights of the accepted pictures in px, by path; requested once for all stories of a frame. */
export function accepted(): ReturnType<typeof commands.acceptedHeights> {
  heights ??= commands.acceptedHeights()
  return heights
}
