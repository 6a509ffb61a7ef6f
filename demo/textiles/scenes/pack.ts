import { designOf, type Cloth, type Design } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Layer } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { chance, cloud, noise } from '../noise.ts'
import { fringe } from './pleats.ts'

interface Pack {
  /** Size of the folded cloth and its place on the table, cm; turned by `angle` radians. */
  wide: number
  tall: number
  x: number
  y: number
  angle: number
  /** Height of its underside, and how many layers are seen at its edges. */
  z: number
  layers: number
  /** Part of the cloth on top: from this place of its length and its width. */
  s: number
  t: number
  /** Size of one texel, cm. */
  size: number
  design?: Design
}

/** Height of one folded layer, cm. */
const layerHeight = 0.34

/**
 * A cloth folded into a pack: soft sheets one upon the other, each a little off the last, rolled over at their edges.
 */
export function packed(cloth: Cloth, pack: Pack): Layer[] {
  const { wide, tall, s, t, size, design = designOf(cloth) } = pack
  const map = paint(cloth, design, { s0: s - 4, s1: s + tall + 6, t0: t - 3, t1: t + wide + 3, size })
  // So many layers of even the sheerest cloth are close.
  const material = { ...clothMaterial(cloth, map), sheer: 0 }
  return Array.from({ length: pack.layers }, (_, at) => ({ mesh: sheet(cloth.seed, pack, at), material }))
}

/** Top of such a pack, cm. */
export function topOf({ z, layers }: Pick<Pack, 'z' | 'layers'>): number {
  return z + layers * layerHeight + 0.25
}

function sheet(seed: number, { wide, tall, x, y, angle, z, layers, s, t }: Pack, layer: number) {
  const top = layer === layers - 1
  const loose = layer / Math.max(1, layers - 1)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const off = (salt: number) => (chance(seed, salt, layer) - 0.5) * (top ? 0 : 1.1)
  const grid = top ? 240 : 90
  return meshOf(grid, Math.round(grid * 1.3), (u, v, point) => {
    const [px, py] = [(u - 0.5) * wide, (v - 0.5) * tall]
    // The sheet bends down over its own edge, and its edges wander.
    const edge = Math.min(wide / 2 - Math.abs(px), tall / 2 - Math.abs(py))
    const rolled = edge < 1.3 ? (1 - Math.sqrt(1 - (1 - edge / 1.3) ** 2)) * layerHeight * 1.9 : 0
    // Cloth has no sharp corners.
    const [cornerX, cornerY] = [1 - 0.045 * ((2 * py) / tall) ** 8, 1 - 0.035 * ((2 * px) / wide) ** 8]
    const wrinkle = px * 0.21 + py * 0.11 + 2.4 * noise(px * 0.05, py * 0.04, seed + 6)
    // Shared by all layers, so that none cuts through the next.
    const crease = 0.16 * Math.exp(-(((py - tall * 0.12 - 0.4 * Math.sin(px * 0.16)) / 0.6) ** 2))
    const swell =
      (0.5 * (1 - (2 * px) / wide) * (1 + (2 * px) / wide) +
        1.5 * (cloud(px * 0.08, py * 0.06, seed) - 0.5) +
        0.16 * Math.sin(wrinkle * 2) -
        crease) *
      (0.4 + 0.6 * loose)
    const [wx, wy] = [
      px * cornerX + off(61) + 1.1 * (noise(py * 0.09, layer * 0.8, seed) - 0.5),
      py * cornerY + off(62) + 1.2 * (noise(px * 0.1, layer * 1.3, seed + 2) - 0.5),
    ]
    point.x = x + wx * cos - wy * sin
    point.y = y + wx * sin + wy * cos
    point.z = z + (layer + 1) * layerHeight + swell * 0.8 - rolled
    point.s = s + v * tall
    point.t = t + u * wide
  })
}

/** The pallu turned over the front of a pack and hanging on beyond it, `tall` cm of it, its fringe towards the eye. */
export function turnedOver(
  cloth: Cloth,
  { wide, x, y, angle, z, size, tall }: Omit<Pack, 's' | 't' | 'layers'>,
): Layer {
  const { seed, width } = cloth
  const from = cloth.fringed ? -6 : 0
  const t = (width - wide) * 0.02
  const map = paint(cloth, designOf(cloth), { s0: -6, s1: tall + 2, t0: t - 1, t1: t + wide + 1, size })
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const mesh = meshOf(240, 260, (u, v, point) => {
    const px = (u - 0.5) * wide
    const along = from + v * (tall - from)
    const edge = Math.min(wide / 2 - Math.abs(px), (1 - v) * tall)
    const rolled = edge < 0.9 ? (1 - Math.sqrt(1 - (1 - edge / 0.9) ** 2)) * 0.5 : 0
    // It follows what it lies on, and never through it.
    const wave =
      0.5 * (cloud(px * 0.1, along * 0.08, seed + 9) - 0.5) + 0.22 * Math.sin(px * 0.42 + 0.04 * along + seed)
    const py = along + 0.4 * (noise(px * 0.2, 3, seed) - 0.5)
    point.x = x + px * cos - py * sin
    point.y = y + px * sin + py * cos
    point.z = z + wave - rolled - (along < 0 ? 0.3 : 0)
    point.s = along
    point.t = t + u * wide
  })
  return { mesh, material: { ...clothMaterial(cloth, map), sheer: 0 }, holes: cloth.fringed ? fringe : undefined }
}
