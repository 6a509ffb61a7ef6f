import { blouseOf, designOf, heightOf, type Cloth } from '../cloth.ts'
import { lightOf } from '../colour.ts'
import { paint } from '../designMap.ts'
import { meshOf, type Mesh } from '../geometry/mesh.ts'
import type { Layer, Scene } from '../light/develop.ts'
import { clothMaterial, plainMaterial } from '../light/material.ts'
import { between, noise, step } from '../noise.ts'
import { bodyAt } from './form.ts'
import { fringe, pleated } from './pleats.ts'
import { backdrop, windowOf } from './room.ts'

const waist = 43
const hem = -66

/** A saree worn the Nivi way on a tailor's form: pleats before, the cloth across the breast, the pallu over the shoulder. */
export function worn(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed, width } = cloth
  const view = 103
  const size = Math.max(0.05, detail(view))
  const design = designOf(cloth)
  const pallu = heightOf(cloth.pallu)
  const body = clothMaterial(cloth, paint(cloth, design, { s0: pallu + 4, s1: pallu + 190, t0: 0, t1: width, size }))
  const end = cloth.fringed ? -6 : 0
  const bodice: Layer = {
    mesh: around(220, 120, 34, 71, 0.35),
    material: clothMaterial(cloth, paint(cloth, blouseOf(cloth), { s0: 0, s1: 110, t0: 14, t1: 70, size })),
  }
  const form: Layer = { mesh: around(120, 140, 30, 87, -0.3), material: plainMaterial(lightOf('#c9b597'), 0.12) }
  const cap: Layer = { mesh: around(60, 12, 86, 88.5, 0.5), material: plainMaterial(lightOf('#5b3c28'), 0.4) }
  const floor: Layer = {
    mesh: meshOf(2, 2, (u, v, point) => {
      point.x = -160 + u * 320
      point.y = hem - 1.5
      point.z = 200 - v * 232
    }),
    material: plainMaterial(lightOf('#8d7a66'), 0.1),
    shadowless: true,
  }
  const falling: Layer = {
    mesh: pleated({
      count: 4.4,
      swing: 2.36,
      flare: 0.31,
      depth: 0.55,
      rod: 71,
      hem: -36,
      x: 12.5,
      z: -11,
      lean: 1,
      drift: 17,
      s: end,
      t0: 0,
      t1: width,
      seed,
      columns: 700,
      rows: 220,
    }),
    material: clothMaterial(cloth, paint(cloth, design, { s0: -6, s1: 112, t0: 0, t1: width, size })),
    holes: cloth.fringed ? fringe : undefined,
  }
  return {
    eye: [-12, 12, 330],
    target: [6, 3.4, 0],
    view,
    layers: [
      floor,
      form,
      cap,
      bodice,
      falling,
      { mesh: skirt(cloth, pallu), material: body },
      { mesh: across(cloth, pallu), material: body },
    ],
    backdrop: backdrop('wall', -30, seed, { x: -26, y: 40, wide: 86 }),
    light: windowOf(8, 0.6),
    key: 1.34,
    ambient: 0.38,
    exposure: 0.86,
    reach: 230,
    soft: [0.8, 4],
    hollows: [
      [0.9, 0.45],
      [2.6, 0.3],
      [8, 0.12],
    ],
  }
}

/** A sleeve of cloth about the form between two heights. */
function around(columns: number, rows: number, from: number, to: number, off: number): Mesh {
  return meshOf(columns, rows, (u, v, point) => {
    const angle = (u - 0.5) * Math.PI * 1.7
    const scoop = 8 * Math.exp(-((angle / 0.5) ** 2)) * (to > 60 && to < 80 ? 1 : 0)
    point.y = from + v * (to - scoop - from)
    const { wide, deep } = bodyAt(point.y)
    point.x = (wide + off) * Math.sin(angle)
    point.z = (deep + off) * Math.cos(angle)
    point.s = 20 + u * 80
    point.t = 14 + v * 54
  })
}

/** From the waist to the floor: knife pleats in the middle of the front, long folds beside them. */
function skirt({ seed }: Cloth, pallu: number): Mesh {
  const columns = 900
  const turn = Math.PI * 0.64
  const lengths = new Float32Array(columns)
  for (let column = 1; column < columns; column++) {
    const angle = (column / (columns - 1) - 0.5) * 2 * turn
    lengths[column] = (lengths[column - 1] ?? 0) + (22 + 120 * gathered(angle)) * ((2 * turn) / columns)
  }
  return meshOf(columns, 260, (u, v, point) => {
    const angle = (u - 0.5) * 2 * turn
    const y = hem + v * (waist - hem)
    const drop = step(0, 70, waist - y)
    const { wide, deep } = bodyAt(y)
    const gather = gathered(angle)
    const phase = angle * 19 + 0.7 * noise(y * 0.02, 3, seed)
    const loose = Math.sin(angle * 8 + 1.6 * noise(y * 0.012, angle * 2, seed + 1) + seed) * (0.25 + 1.7 * drop)
    const knife = Math.cos(phase) * (0.5 + 2 * drop)
    const out = 1.1 + gather * (knife + 2.2 * drop) + (1 - gather) * loose
    const slide = gather * Math.sin(phase) * 0.034 * (0.7 + drop)
    const at = angle - slide
    point.x = (wide + out) * Math.sin(at)
    point.z = (deep + out) * Math.cos(at)
    point.y = y + (1 - v) * 0.8 * Math.cos(angle * 2)
    point.s = pallu + 24 + (lengths[Math.round(u * (columns - 1))] ?? 0)
    point.t = v * 111
  })
}

/** Where the front's pleats are, 0 to 1. */
function gathered(angle: number): number {
  return Math.exp(-(((angle + 0.08) / 0.42) ** 4))
}

/** Across the breast: broad where it leaves the waist, drawn together on the shoulder. */
function across({ seed, width }: Cloth, pallu: number): Mesh {
  return meshOf(520, 300, (u, v, point) => {
    const along = 1 - v
    const rise = 0.25 * step(0, 1, along) + 0.75 * along
    const wide = between(25, 9, step(0, 0.92, along))
    const aside = (u - 0.5) * wide
    // At the waist the band stands upright; on the shoulder it lies slantwise.
    const lean = between(0.1, 0.72, step(0, 0.7, along))
    const x = between(-19, 11.6, rise) - aside * lean
    const y = between(45, 71.5, along) + aside * Math.sqrt(1 - lean * lean) + 4 * Math.sin(along * Math.PI) * u
    const tuck = Math.sin(5.2 * u * Math.PI * 2 + 1.1 * noise(along * 2, u * 3, seed)) * between(0.3, 0.8, along)
    const { wide: half, deep } = bodyAt(Math.min(73, y))
    const off = 1.3 + tuck + 0.4 * u
    const angle = x / (half + 1)
    point.x = (half + off) * Math.sin(angle)
    point.y = y
    point.z = (deep + off) * Math.cos(angle)
    // Over the shoulder and down behind it.
    point.z -= step(0.88, 1, along) ** 2 * 12
    point.s = pallu + 12 + (1 - along) * 58
    point.t = width - u * width
  })
}
