import type { Backdrop, Layer, Scene } from '../light/develop.ts'
import { windowOf } from './room.ts'

interface Table {
  layers: readonly Layer[]
  backdrop: Backdrop
  seed: number
  /** cm across the picture. */
  view: number
  /** How far the camera leans from straight above, cm at its height of 160. */
  lean?: number
  /** Turned on the table, radians. */
  roll?: number
  x?: number
  y?: number
}

/** Cloth on a table, seen from above by daylight from one side. */
export function onTable({ layers, backdrop, seed, view, lean = 30, roll = 0, x = 0, y = 0 }: Table): Scene {
  return {
    eye: [x + lean * 0.2, y - lean, 160],
    target: [x, y, 0],
    view,
    roll,
    layers,
    backdrop,
    light: windowOf(seed, 0.44),
    key: 1.46,
    ambient: 0.35,
    exposure: 0.86,
    reach: Math.max(60, view * 2.2),
    soft: [view * 0.008, view * 0.014],
    hollows: [
      [view * 0.012, 0.5],
      [view * 0.04, 0.4],
      [view * 0.1, 0.2],
    ],
  }
}
