import type { Light } from '../colour.ts'
import { layYarn, type Fill, type Yarn } from '../ink.ts'
import type { MotifName } from '../motifs/motifs.ts'
import { tileOf, type Woven } from '../motifs/tile.ts'
import { chance, part, step } from '../noise.ts'
import { cellAt, isOdd, type Sized } from './cell.ts'

/** A motif filled with stitches that stand off the cloth; every other row looks the other way. */
export function stitched(name: MotifName, yarns: { figure: Yarn; inlay?: Yarn }, ground: Sized, stitch = 0.16): Fill {
  const tile = tileOf(name)
  const woven: Woven = { figure: 0, inlay: 0 }
  const { size } = ground
  return (u, v, ink) => {
    const { row, dx, dy } = cellAt(u, v, ground)
    const [x, y] = [dx / size, dy / size]
    if (Math.abs(x) > 0.5 || Math.abs(y) > 0.5) return
    tile(isOdd(row) ? -x : x, y, woven)
    const lie = 0.72 + 0.5 * Math.abs(part((u * 0.8 + v) / stitch) - 0.5)
    const [ofFigure, ofInlay] = [woven.figure, woven.inlay]
    if (yarns.inlay && ofInlay > 0) raise(ink, yarns.inlay, ofInlay, lie)
    raise(ink, yarns.figure, ofFigure, lie)
  }
}

/** One row of such figures along a band. */
export function stitchedRow(
  name: MotifName,
  yarns: { figure: Yarn; inlay?: Yarn },
  height: number,
  pitch: number,
): Fill {
  const across = height * pitch
  const fill = stitched(name, yarns, { along: height, across, size: Math.min(height, across), dropped: false })
  // The row's feet stand at the band's outer edge: what runs along it is the figures' across.
  return (u, v, ink) => fill(Math.min(v, height - 0.001), u, ink)
}

/** The holes of a net, thread about them. */
export const netted: Fill = (u, v, ink) => {
  const row = Math.floor(u / 0.3)
  const dx = part(v / 0.34 + (row & 1) * 0.5) - 0.5
  const dy = part(u / 0.3) - 0.5
  const by = 0.72 + 0.42 * Math.min(1, Math.hypot(dx, dy) * 2)
  ink.red *= by
  ink.green *= by
  ink.blue *= by
}

function raise(ink: Parameters<Fill>[2], { light, zari }: Yarn, cover: number, lie: number): void {
  if (cover < 0.01) return
  ink.over([light[0] * lie, light[1] * lie, light[2] * lie], cover, zari)
  ink.raised = Math.max(ink.raised, cover)
}

/** Kantha: figures in rows of running stitch. */
export function kantha(name: MotifName, yarns: { figure: Yarn; inlay: Yarn }, ground: Sized): Fill {
  const tile = tileOf(name)
  const woven: Woven = { figure: 0, inlay: 0 }
  const { size } = ground
  return (u, v, ink) => {
    const { row, dx, dy } = cellAt(u, v, ground)
    const [x, y] = [dx / size, dy / size]
    const inside = Math.abs(x) < 0.5 && Math.abs(y) < 0.5
    if (inside) tile(isOdd(row) ? -x : x, y, woven)
    const seam = Math.floor(u / 0.24)
    const dash = part(v / 0.62 + chance(seam, 7) * 0.9) < 0.68 && Math.abs(part(u / 0.24) - 0.5) < 0.3
    if (!dash || !inside) return
    if (woven.figure > 0.4) raise(ink, yarns.figure, 1, 1)
    else if (woven.inlay > 0.4) raise(ink, yarns.inlay, 1, 1)
  }
}

/** Round mirrors held by a ring of stitches. */
export function mirrors(ring: Yarn, ground: Sized): Fill {
  const { size } = ground
  return (u, v, ink) => {
    const { dx, dy } = cellAt(u, v, ground)
    const distance = Math.hypot(dx, dy)
    const spokes = 0.75 + 0.25 * Math.sin(Math.atan2(dy, dx) * 22)
    if (distance < size * 0.32) ink.over(glass, 1, 1)
    else if (distance < size * 0.5) raise(ink, ring, 1, spokes)
  }
}

const glass: Light = [0.93, 0.95, 0.97]

/** Flecks of metal pressed into the cloth: `cell` cm from one to the next, their radius `size` cm. */
export function flecks(yarn: Yarn, cell: number, size: number): Fill {
  return (u, v, ink) => {
    const [row, column] = [Math.floor(u / cell), Math.floor(v / cell + (Math.floor(u / cell) & 1) * 0.5)]
    const dx = (part(v / cell + (row & 1) * 0.5) - 0.5 + (chance(row, column, 51) - 0.5) * 0.2) * cell
    const dy = (part(u / cell) - 0.5 + (chance(row, column, 52) - 0.5) * 0.2) * cell
    layYarn(ink, yarn, 1 - step(size * 0.75, size, Math.hypot(dx, dy)))
  }
}
