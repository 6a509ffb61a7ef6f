import type { Scene } from './light/develop.ts'

/** One picture to be drawn: its name, its size in px, and the scene once the picture's fineness is known. */
export interface Drawing {
  name: string
  width: number
  height: number
  /** Share of its size at which it is sampled twofold; 1 by default. */
  fineness?: number
  /** `detail` tells how many cm one sample of the picture takes in where the view is so many cm wide. */
  scene: (detail: (view: number) => number) => Scene
}
