import { cameraOf, projected } from '../geometry/camera.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { blank, rasterise, type Holes } from '../geometry/rasterise.ts'
import type { Vector } from '../geometry/vector.ts'

/** Width and height of the shadow map, in pixels. */
const steps = 1600

/** How much of the light reaches a place: 0 in full shadow. `spread` in cm softens it, `taps` each way. */
export type Shadow = (x: number, y: number, z: number, spread: number, taps: number) => number

interface Casting {
  mesh: Mesh
  holes?: Holes | undefined
}

/** Casts the shadows of sheets; `reach` cm across, about the origin. */
export function shadowOf(sheets: readonly Casting[], light: Vector, reach: number): Shadow {
  const camera = cameraOf(light, reach, steps)
  const seen = blank(steps, steps)
  for (const { mesh, holes } of sheets) rasterise(mesh, projected(mesh.places, camera, steps, steps), seen, 0, holes)
  const { depth } = seen
  const { eye, right, up, forward, scale } = camera
  return (x, y, z, spread, taps) => {
    const dx = x - eye[0]
    const dy = y - eye[1]
    const dz = z - eye[2]
    const u = steps / 2 + (dx * right[0] + dy * right[1] + dz * right[2]) * scale
    const v = steps / 2 - (dx * up[0] + dy * up[1] + dz * up[2]) * scale
    const away = dx * forward[0] + dy * forward[1] + dz * forward[2]
    const step = (spread * scale) / taps
    let lit = 0
    for (let j = -taps; j <= taps; j++) {
      for (let i = -taps; i <= taps; i++) {
        // A sheared lattice: its rows do not line up with folds that hang straight.
        const column = (u + (i * 1.07 + j * 0.37) * step) | 0
        const line = (v + (j * 1.13 - i * 0.29) * step) | 0
        const outside = column < 0 || line < 0 || column >= steps || line >= steps
        if (outside || (depth[line * steps + column] ?? 0) > away) lit += 1
      }
    }
    return lit / (2 * taps + 1) ** 2
  }
}
