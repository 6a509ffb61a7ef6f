import { blouseOf, designOf, heightOf, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Layer, Scene } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { chance, noise } from '../noise.ts'
import { onTable } from './flat.ts'
import { groundOf, isPale } from '../close/ground.ts'
import { packed, topOf } from './pack.ts'
import { backdrop } from './room.ts'

/** The blouse piece lying on its saree, which is spread in folds or, if it is pale, folded on a darker ground. */
export function blousePiece(cloth: Cloth, detail: (view: number) => number): Scene {
  return isPale(cloth) || chance(cloth.seed, 49) < 0.3 ? onFolded(cloth, detail) : onSpread(cloth, detail)
}

function onFolded(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed } = cloth
  const view = 46
  const size = detail(view)
  const below = {
    wide: 33,
    tall: 62,
    x: -9,
    y: 12,
    angle: 0.06,
    z: 0,
    layers: 7,
    s: heightOf(cloth.pallu) + 14,
    t: 0,
    size,
  }
  const pack = {
    wide: 23,
    tall: 29,
    x: 8,
    y: -11,
    angle: -0.2 - 0.1 * chance(seed, 48),
    z: topOf(below) + 0.3,
    layers: 4,
    s: 20,
    t: 0,
    size,
    design: blouseOf(cloth),
  }
  return onTable({
    layers: [...packed(cloth, below), ...packed(cloth, pack)],
    backdrop: backdrop(groundOf(cloth), 0, seed, { x: -10, y: 10, wide: 50 }),
    seed,
    view,
    lean: 34,
  })
}

function onSpread(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed } = cloth
  const view = 42
  const size = detail(view)
  const angle = (chance(seed, 48) < 0.5 ? -1 : 1) * 0.2
  const pack = packed(cloth, {
    wide: 24,
    tall: 31,
    x: 1,
    y: 0,
    angle,
    z: 2.2,
    layers: 4,
    s: 20,
    t: 0,
    size,
    design: blouseOf(cloth),
  })
  return onTable({
    layers: [lying(cloth, size), ...pack],
    backdrop: backdrop('stone', -4, seed, { x: -10, y: 10, wide: 60 }),
    seed,
    view,
    lean: 40,
  })
}

/** The body beneath, in long folds; flat where something lies on it. */
function lying(cloth: Cloth, size: number): Layer {
  const { seed } = cloth
  const s0 = heightOf(cloth.pallu) + 10
  const map = paint(cloth, designOf(cloth), { s0, s1: s0 + 100, t0: 12, t1: 82, size: size * 1.4 })
  const mesh = meshOf(360, 460, (u, v, point) => {
    const [x, y] = [(u - 0.5) * 70, (v - 0.5) * 100]
    const weighed = 1 - 0.8 * Math.exp(-(((x / 13) ** 2 + (y / 17) ** 2) ** 2))
    const phase = x * 0.06 + y * 0.11 + 1.7 * noise(x * 0.02, y * 0.02, seed + 9)
    point.x = x
    point.y = y
    point.z = (2.1 * (0.5 + 0.5 * Math.sin(phase * 2.2 + seed)) ** 2 + 0.6 * Math.sin(phase * 4 + 2)) * weighed - 0.4
    point.s = s0 + v * 100
    point.t = 12 + u * 70
  })
  return { mesh, material: clothMaterial(cloth, map) }
}
