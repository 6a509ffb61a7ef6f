import { bent, type Light } from '../colour.ts'
import { cameraAt, projected, type Camera } from '../geometry/camera.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { blank, far, rasterise, type Holes, type Seen } from '../geometry/rasterise.ts'
import { unit, type Vector } from '../geometry/vector.ts'
import type { Material } from './material.ts'
import { occlusionOf } from './occlusion.ts'
import { shade, type Lighting } from './shade.ts'
import { shadowOf } from './shadow.ts'
import { Spot } from './spot.ts'

export interface Layer {
  mesh: Mesh
  material: Material
  /** Where the sheet is not: between the threads of a fringe. */
  holes?: Holes | undefined
}

/** What the cloth hangs in front of or lies on: a plane facing the eye at depth `z`. */
export interface Backdrop {
  z: number
  colour: (x: number, y: number) => Light
  /** How much of the window's light falls on it there. */
  fall: (x: number, y: number) => number
}

export interface Scene {
  eye: Vector
  target: Vector
  /** cm across the picture at the target. */
  view: number
  roll?: number
  layers: readonly Layer[]
  backdrop: Backdrop
  light: Vector
  key: number
  ambient: number
  exposure: number
  /** How much darker the corners are than the middle; 0.3 by default. */
  vignette?: number
  /** Width of the shadow map, cm. */
  reach: number
  /** Softness of shadows on the cloth and on the backdrop, cm. */
  soft: readonly [cloth: number, backdrop: number]
  /** Hollows of these radii in cm are darker by these strengths. */
  hollows: readonly (readonly [cm: number, strength: number])[]
}

/** The eye takes in two by two samples for each pixel. */
export const samples = 2

/** A scene as raw sRGB pixels, three bytes each, of twice the size asked for. */
export function develop(scene: Scene, width: number, height: number): Uint8Array {
  const [w, h] = [width * samples, height * samples]
  const camera = cameraAt(scene.eye, scene.target, { view: scene.view, width: w, roll: scene.roll ?? 0 })
  const close = scene.layers.filter(({ material }) => material.sheer === 0)
  const sheer = scene.layers.filter(({ material }) => material.sheer > 0)
  const solid = blank(w, h)
  close.forEach(({ mesh, holes }, at) => rasterise(mesh, projected(mesh.places, camera, w, h), solid, at, holes))
  const veils = sheer.map((layer) => {
    const seen = blank(w, h)
    rasterise(layer.mesh, projected(layer.mesh.places, camera, w, h), seen, 0, layer.holes)
    return { layer, seen }
  })

  const direction = unit(scene.light)
  // What light a veil lets through: its shadow is no darker than itself.
  const through = Math.max(0, ...sheer.map(({ material }) => material.sheer)) * 0.8
  const shadow = shadowOf(scene.layers, direction, scene.reach)
  const lighting: Lighting = { direction, key: scene.key, ambient: scene.ambient }
  const distance = Math.hypot(
    scene.eye[0] - scene.target[0],
    scene.eye[1] - scene.target[1],
    scene.eye[2] - scene.target[2],
  )
  const pxOfCm = camera.scale / distance
  const depth = nearest(
    solid,
    veils.map(({ seen }) => seen),
    camera,
    scene.backdrop.z,
  )
  const open = occlusionOf(
    depth,
    w,
    h,
    scene.hollows.map(([cm, strength]) => [cm * pxOfCm, strength, cm] as const),
  )

  const pixels = new Uint8Array(w * h * 3)
  const spot = new Spot()
  const light = new Float32Array(3)
  const sum = new Float32Array(3)
  const { vignette = 0.3 } = scene
  const [clothSoft, wallSoft] = scene.soft
  const shared = sharedLight(w)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const pixel = y * w + x
      const room = open(x, y, depth[pixel] ?? far)
      const cell = solid.cell[pixel] ?? -1
      let exposure = scene.exposure
      if (cell >= 0) lightUp(close[solid.owner[pixel] ?? 0], solid, pixel, cell, room, sum)
      else {
        behind(x, y, room)
        exposure = 1.16
      }
      for (const { layer, seen } of veils) {
        const own = seen.cell[pixel] ?? -1
        if (own < 0 || (seen.depth[pixel] ?? far) > (solid.depth[pixel] ?? far)) continue
        lightUp(layer, seen, pixel, own, room, light)
        // The steeper the veil stands, the more threads are looked through.
        const facing = Math.max(0.12, spot.nx * spot.vx + spot.ny * spot.vy + spot.nz * spot.vz)
        const cover = 1 - layer.material.sheer ** (1 / facing)
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) * (1 - cover) + (light[c] ?? 0) * cover
      }
      const [dx, dy] = [x / w - 0.5, y / h - 0.5]
      const held = exposure * (1 - vignette * (dx * dx + dy * dy))
      for (let c = 0; c < 3; c++) pixels[pixel * 3 + c] = bent((sum[c] ?? 0) * held) + 0.5
    }
  }
  return pixels

  function lightUp(
    layer: Layer | undefined,
    seen: Seen,
    pixel: number,
    cell: number,
    room: number,
    into: Float32Array,
  ) {
    if (!layer) return
    spot.read(layer.mesh, cell, seen.u[pixel] ?? 0, seen.v[pixel] ?? 0, camera)
    const bias = 0.12 + clothSoft * 0.25
    const place = seen === solid ? pixel : -1
    let lit = shared.read(place, seen.depth[pixel] ?? far)
    if (lit < 0) {
      lit = shadow(spot.x + spot.nx * bias, spot.y + spot.ny * bias, spot.z + spot.nz * bias + bias * 0.5, clothSoft, 2)
      shared.keep(place, seen.depth[pixel] ?? far, lit)
    }
    shade(spot, layer.material, lighting, lit + (1 - lit) * through, room, into)
  }

  function behind(x: number, y: number, room: number) {
    const [rx, ry, rz] = rayOf(camera, x, y, w, h)
    const away = (scene.backdrop.z - camera.eye[2]) / rz
    const [px, py] = [camera.eye[0] + rx * away, camera.eye[1] + ry * away]
    const colour = scene.backdrop.colour(px, py)
    const fall = scene.backdrop.fall(px, py)
    let lit = shared.read(y * w + x, far)
    if (lit < 0) {
      lit = shadow(px, py, scene.backdrop.z + 0.05, wallSoft, 3)
      shared.keep(y * w + x, far, lit)
    }
    const key = scene.key * (0.3 + 0.7 * (lit + (1 - lit) * through)) * Math.max(0.3, direction[2]) * fall
    const around = scene.ambient * room * 0.9 * fall
    sum[0] = colour[0] * (key * 1.06 + around)
    sum[1] = colour[1] * (key + around)
    sum[2] = colour[2] * (key * 0.92 + around)
  }
}

function rayOf({ forward, right, up, scale }: Camera, x: number, y: number, w: number, h: number): Vector {
  const [a, b] = [(x + 0.5 - w / 2) / scale, (h / 2 - y - 0.5) / scale]
  return [
    forward[0] + right[0] * a + up[0] * b,
    forward[1] + right[1] * a + up[1] * b,
    forward[2] + right[2] * a + up[2] * b,
  ]
}

/** The distance of whatever is nearest, the backdrop included. */
function nearest({ width, height, depth }: Seen, others: readonly Seen[], camera: Camera, z: number): Float32Array {
  const least = new Float32Array(depth.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      let distance = depth[pixel] ?? far
      for (const seen of others) distance = Math.min(distance, seen.depth[pixel] ?? far)
      least[pixel] = distance < far ? distance : (z - camera.eye[2]) / rayOf(camera, x, y, width, height)[2]
    }
  }
  return least
}

/** The samples of a pixel share one shadow lookup if they are equally far away: shadows are softer than a pixel. */
function sharedLight(width: number) {
  const columns = Math.ceil(width / samples)
  const lights = new Float32Array(columns)
  const depths = new Float32Array(columns)
  const rows = new Int32Array(columns).fill(-1)
  const columnOf = (pixel: number) => ((pixel % width) / samples) | 0
  const rowOf = (pixel: number) => (pixel / width / samples) | 0
  return {
    /** Below zero where there is none yet. */
    read(pixel: number, depth: number): number {
      const column = columnOf(pixel)
      const isNear = Math.abs((depths[column] ?? 0) - depth) < 0.15
      return pixel >= 0 && rows[column] === rowOf(pixel) && isNear ? (lights[column] ?? 0) : -1
    },
    keep(pixel: number, depth: number, light: number): void {
      if (pixel < 0) return
      const column = columnOf(pixel)
      lights[column] = light
      depths[column] = depth
      rows[column] = rowOf(pixel)
    },
  }
}
