import type { Cloth } from '../cloth.ts'
import type { Scene } from '../light/develop.ts'
import { waves } from '../close/waves.ts'

/** How much more of the cloth a picture shows if it is wider than it is high. */
const further = 1.7

/** The close-up for a picture as wide as the page: the border crosses it from the lower left to the upper right. */
export function wide(cloth: Cloth, detail: (view: number) => number): Scene {
  const scene = waves(cloth, (view) => detail(view * further))
  const [x, y, z] = scene.target
  return { ...scene, view: scene.view * further, roll: -1.15, target: [x - scene.view * 0.21, y, z] }
}
