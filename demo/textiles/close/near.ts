import type { Scene } from '../light/develop.ts'
import { windowOf } from '../scenes/room.ts'

/** The light of a close-up. */
export function nearLight(
  seed: number,
): Pick<Scene, 'light' | 'key' | 'ambient' | 'exposure' | 'reach' | 'soft' | 'hollows'> {
  return {
    light: windowOf(seed, 0.46),
    key: 1.5,
    ambient: 0.36,
    exposure: 0.86,
    reach: 60,
    soft: [0.22, 0.5],
    hollows: [
      [0.5, 0.3],
      [1.6, 0.3],
    ],
  }
}
