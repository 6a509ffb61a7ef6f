import { designOf, heightOf, type Cloth, type Design } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { chance } from '../noise.ts'
import { onTable } from './flat.ts'
import { backdrop } from './room.ts'

/** Length of the cloth beyond each end of the picture, as a share of it: its folds cast shadows into the picture. */
const beyond = 0.25

/**
 * The border alone in slow folds, its selvedge below: it opens a listing. Its ends match: motifs and folds repeat
 * within its length.
 */
export function strip(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed } = cloth
  const edge = Math.max(3, heightOf(cloth.borders[0]))
  const view = edge * 6.25
  const whole = view * (1 + 2 * beyond)
  const design = comingRound(designOf(cloth), view)
  const s0 = heightOf(cloth.pallu) + 20
  const map = paint(cloth, design, { s0, s1: s0 + whole, t0: 0, t1: edge * 1.3, size: detail(view) })
  const [one, other, third] = [1, 2, 3].map((salt) => chance(seed, 90 + salt) * Math.PI * 2)
  const foldAt = (x: number, y: number) => {
    const turn = ((x + y * 0.3) / view) * Math.PI * 2
    return (
      Math.sin(turn * 2 + (one ?? 0)) +
      0.6 * Math.sin(turn * 3 + (other ?? 0)) +
      0.35 * Math.sin(turn * 5 + (third ?? 0))
    )
  }
  const mesh = meshOf(60, 480, (u, v, point) => {
    point.x = (v - 0.5) * whole
    point.y = (u - 0.53) * edge * 1.3 + edge * 0.15
    point.z = edge * 0.16 * (foldAt(point.x, point.y) - foldAt(view / 2, 0))
    point.s = s0 + v * whole
    point.t = u * edge * 1.3
  })
  return {
    ...onTable({
      layers: [{ mesh, material: clothMaterial(cloth, map) }],
      backdrop: backdrop('stone', -edge, 1, { x: 0, y: 0, wide: 90 }),
      seed: 3,
      view,
    }),
    // From far away: seen from near, one end of a fold would not look like the other.
    eye: [0, 0, 2400],
    target: [0, 0, 0],
    reach: whole,
    vignette: 0,
    hollows: [],
  }
}

function comingRound(design: Design, length: number): Design {
  return (s, t, ink) => {
    ink.around = length
    design(s, t, ink)
    ink.around = 0
  }
}
