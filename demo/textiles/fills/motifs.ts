import { part } from '../noise.ts'
import { cellAt, isOdd, type Sized } from './cell.ts'
import { layYarn, type Fill, type Ink, type Yarn } from '../ink.ts'
import type { MotifName } from '../motifs/motifs.ts'
import { tileOf, type Tile, type Woven } from '../motifs/tile.ts'

/** The yarns a motif is woven with; without an inlay the ground shows there. */
export interface Woof {
  figure: Yarn
  inlay?: Yarn | undefined
}

const woven: Woven = { figure: 0, inlay: 0 }

function weave(tile: Tile, x: number, y: number, { figure, inlay }: Woof, ink: Ink): void {
  if (x < -0.5 || x > 0.5 || y < -0.5 || y > 0.5) return
  tile(x, y, woven)
  const [ofFigure, ofInlay] = [woven.figure, woven.inlay]
  if (inlay) layYarn(ink, inlay, ofInlay)
  layYarn(ink, figure, ofFigure)
}

interface Row {
  /** Height of the band, cm. */
  height: number
  /** From one motif to the next in heights; 1 by default. */
  pitch?: number
  /** Every other one looks the other way. */
  turning?: boolean
  /** Size of a motif as a share of the height; 1 by default. */
  size?: number
  /** Every other one stands on its head. */
  tumbling?: boolean
}

/** Motifs side by side along a band, their feet at the outer edge. */
export function motifRow(name: MotifName, yarns: Woof, row: Row): Fill {
  const tile = tileOf(name)
  const { height, pitch = 1, turning = false, tumbling = false, size = 1 } = row
  const usual = height * pitch
  const least = Math.max(usual * 0.9, tile.width * height * size)
  return (u, v, ink) => {
    const { left, right } = ink.field
    const isFitted = left > -Infinity
    // Between two borders as many whole motifs as fit; around, an even number, as every other one may be turned.
    const step = isFitted
      ? (right - left) / Math.max(1, Math.floor((right - left) / least))
      : ink.around === 0
        ? usual
        : ink.around / (2 * Math.max(1, Math.round(ink.around / usual / 2)))
    const at = (isFitted ? u - left : u) / step
    const index = Math.floor(at)
    const x = ((part(at) - 0.5) * step) / (height * size)
    const y = (v / height - 0.5) / size
    const odd = isOdd(index)
    weave(tile, turning && odd ? -x : x, tumbling && odd ? -y : y, yarns, ink)
  }
}

interface Sowing extends Sized {
  /** Every other row looks the other way. */
  turning?: boolean
}

/** Motifs sown over a field, each with its head towards the body's far end. */
export function sown(name: MotifName, yarns: Woof, sowing: Sowing): Fill {
  const tile = tileOf(name)
  const { size, turning = false } = sowing
  return (u, v, ink) => {
    const { row, dx, dy } = cellAt(u, v, sowing)
    const { from, left, right } = ink.field
    if (u - dy < from + size / 2 || v - dx < left + size / 2 || v - dx > right - size / 2) return
    weave(tile, (turning && isOdd(row) ? -dx : dx) / size, dy / size, yarns, ink)
  }
}

/** A trellis of ogees, a motif in each eye: the jaal of brocades. */
export function jaal(
  names: readonly [MotifName, MotifName],
  yarns: Woof,
  { along, across, size }: { along: number; across: number; size: number },
): Fill {
  const tiles = [tileOf(names[0]), tileOf(names[1])] as const
  const turn = Math.PI * 2
  return (u, v, ink) => {
    const wave = Math.cos((v / across) * turn) + Math.cos((u / along) * turn)
    const lattice = Math.abs(wave)
    layYarn(ink, yarns.figure, lattice < 0.1 ? 1 : lattice < 0.14 ? (0.14 - lattice) / 0.04 : 0)
    if (Math.abs(lattice - 0.27) < 0.035 && part((u + v) * 3.5) < 0.55) layYarn(ink, yarns.figure, 1)
    const shift = wave > 0 ? 0.5 : 0
    const x = ((part(v / across + shift) - 0.5) * across) / size
    const y = ((part(u / along + shift) - 0.5) * along) / size
    weave(wave > 0 ? tiles[0] : tiles[1], x, y, yarns, ink)
  }
}
