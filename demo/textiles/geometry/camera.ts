import { cross, minus, unit, type Vector } from './vector.ts'

/** Projects points of the scene to points of the picture. */
export interface Camera {
  eye: Vector
  right: Vector
  up: Vector
  forward: Vector
  /** Pixels to a cm, one cm before the eye; for a parallel camera at any distance. */
  scale: number
  parallel: boolean
}

/** A camera that sees `view` cm across the picture's width at the place it looks at. */
export function cameraAt(
  eye: Vector,
  target: Vector,
  { view, width, roll = 0 }: { view: number; width: number; roll?: number },
): Camera {
  const forward = unit(minus(target, eye))
  const right = unit(cross(forward, [Math.sin(roll), Math.cos(roll), 0]))
  const distance = Math.hypot(...minus(target, eye))
  return { eye, forward, right, up: cross(right, forward), scale: (width / view) * distance, parallel: false }
}

/** The camera of a distant light, for its shadow map: `view` cm wide about the origin. */
export function cameraOf(light: Vector, view: number, width: number): Camera {
  const forward: Vector = [-light[0], -light[1], -light[2]]
  const right = unit(cross([0, 1, 0.01], light))
  const eye: Vector = [light[0] * 400, light[1] * 400, light[2] * 400]
  return { eye, forward, right, up: cross(light, right), scale: width / view, parallel: true }
}

/** Points of a mesh as they stand in the picture: x, y in px from its upper left, and the distance in cm. */
export function projected(places: Float32Array, camera: Camera, width: number, height: number): Float32Array {
  const { eye, right, up, forward, scale, parallel } = camera
  const seen = new Float32Array(places.length)
  for (let at = 0; at < places.length; at += 3) {
    const x = (places[at] ?? 0) - eye[0]
    const y = (places[at + 1] ?? 0) - eye[1]
    const z = (places[at + 2] ?? 0) - eye[2]
    const depth = x * forward[0] + y * forward[1] + z * forward[2]
    const zoom = parallel ? scale : scale / depth
    seen[at] = width / 2 + (x * right[0] + y * right[1] + z * right[2]) * zoom
    seen[at + 1] = height / 2 - (x * up[0] + y * up[1] + z * up[2]) * zoom
    seen[at + 2] = depth
  }
  return seen
}
