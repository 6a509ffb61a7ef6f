import type { Scene } from './light/develop.ts'

/** One picture to be drawn: its name, its size in px, and a function that creates its scene. */
export interface Drawing {
  name: string
  width: number
  height: number
  /** Scale at which the picture is sampled twice per pixel, each way; 1 by default. */
  fineness?: number
  /** `detail` converts the width of the view in cm to the cm that one sample of the picture covers. */
  scene: (detail: (view: number) => number) => Scene
}
