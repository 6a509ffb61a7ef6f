import type { Light } from '../colour.ts'
import { layYarn, type Fill, type Yarn } from '../ink.ts'
import type { MotifName } from '../motifs/motifs.ts'
import { tileOf, type Woven } from '../motifs/tile.ts'
import { chance, cloud, noise, part, step } from '../noise.ts'
import { cellAt, type Repeat, type Sized } from './cell.ts'

/** A tied dot: undyed round with the dye drawn in to its middle. None is like the next. */
function tiedDot(dx: number, dy: number, size: number, a: number, b: number): number {
  const wide = size * (0.8 + 0.4 * chance(a, b, 41))
  const angle = Math.atan2(dy, dx)
  const distance = Math.hypot(dx, dy) * (1 + 0.18 * Math.sin(angle * 3 + chance(a, b, 42) * 6))
  const ring = 1 - step(wide * 0.72, wide, distance)
  return ring * (0.35 + 0.65 * step(wide * 0.05, wide * 0.34, distance))
}

/** Dots tied all over in a grid, cm from one to the next: the sungudi of Madurai, the field of a bandhani. */
export function tiedDots(light: Light, cell: number, size: number): Fill {
  return (u, v, ink) => {
    const row = Math.floor(u / cell)
    const aside = (row & 1) * 0.5
    const column = Math.floor(v / cell + aside)
    const dx = (part(v / cell + aside) - 0.5 + (chance(row, column, 43) - 0.5) * 0.16) * cell
    const dy = (part(u / cell) - 0.5 + (chance(row, column, 44) - 0.5) * 0.16) * cell
    ink.over(light, tiedDot(dx, dy, size, row, column))
  }
}

/** A motif drawn in tied dots; in the inlay the second colour was dyed in. `size` and steps in cm. */
export function tiedFigures(
  name: MotifName,
  lights: readonly [Light, Light],
  { size, dots = 0.36, ...repeat }: Sized & { dots?: number },
): Fill {
  const grid: Repeat = { ...repeat, dropped: false }
  const tile = tileOf(name)
  const woven: Woven = { figure: 0, inlay: 0 }
  return (u, v, ink) => {
    const [row, column] = [Math.floor(u / dots), Math.floor(v / dots)]
    const [cu, cv] = [(row + 0.5) * dots, (column + 0.5) * dots]
    const { dx, dy } = cellAt(cu, cv, grid)
    const [x, y] = [dx / size, dy / size]
    if (Math.abs(x) > 0.5 || Math.abs(y) > 0.5) return
    tile(x, y, woven)
    const dot = tiedDot(v - cv, u - cu, dots * 0.46, row, column)
    if (woven.figure > 0.45) ink.over(lights[0], dot)
    else if (woven.inlay > 0.45) ink.over(lights[1], dot)
  }
}

/** Leheriya: cloth rolled slantwise and bound, so that waves of colour run across it. */
export function leheriya(lights: readonly [Light, ...Light[]], width: number): Fill {
  return (u, v, ink) => {
    const wander = 1.5 * Math.sin(v * 0.16) + (noise(u * 0.12, v * 0.1, 9) - 0.5) * 1.2
    const slant = Math.abs(part((v + wander) / 46) - 0.5) * 46
    const at = (u + slant * 0.85 + wander + (noise(v * 2.4, u * 0.8, 5) - 0.5) * 0.5) / width
    const stripe = Math.floor(at)
    const light = lights[((stripe % lights.length) + lights.length) % lights.length]
    const edge = Math.min(part(at), 1 - part(at))
    if (light) ink.over(light, step(0.02, 0.13, edge))
  }
}

/** A wood block's print, sown or in a grid: dye that sits unevenly, each impression a hair off its place. */
export function printed(name: MotifName, lights: { figure: Light; inlay?: Light }, print: Sized, salt: number): Fill {
  const { size } = print
  const tile = tileOf(name)
  const woven: Woven = { figure: 0, inlay: 0 }
  return (u, v, ink) => {
    const { row, column, dx, dy } = cellAt(u, v, print)
    const x = (dx + (chance(row, column, salt) - 0.5) * 0.12) / size
    const y = (dy + (chance(row, column, salt + 1) - 0.5) * 0.12) / size
    if (Math.abs(x) > 0.5 || Math.abs(y) > 0.5) return
    const press = (0.8 + 0.2 * chance(row, column, salt + 2)) * (0.74 + 0.4 * cloud(u * 1.9, v * 1.9, salt))
    tile(x, y, woven)
    const [ofFigure, ofInlay] = [woven.figure, woven.inlay]
    // The second block is set by eye: its colour lies a little beside its line.
    tile(x + 0.018, y - 0.014, woven)
    if (lights.inlay) ink.over(lights.inlay, Math.min(1, Math.max(woven.inlay, ofInlay * 0.7) * press))
    ink.over(lights.figure, Math.min(1, ofFigure * press))
  }
}

/** One row of a block's print along a band. */
export function printedRow(name: MotifName, figure: Light, inlay: Light, height: number): Fill {
  const fill = printed(name, { figure, inlay }, { along: height, across: height, size: height, dropped: false }, 90)
  return (u, v, ink) => fill(Math.min(v, height - 0.001), u, ink)
}

/** Indigo or madder that took a little more here than there: hand dyed, not flat. */
export function clouded(fill: Fill, amount: number, salt: number): Fill {
  return (u, v, ink) => {
    fill(u, v, ink)
    const by = 1 + (cloud(u * 0.09, v * 0.11, salt) - 0.5) * 2 * amount
    ink.red *= by
    ink.green *= by
    ink.blue *= by
  }
}

/** Veins of dye where the mud of a resist cracked. */
export function crackled(light: Light, amount: number): Fill {
  return (u, v, ink) => {
    const vein = Math.abs(cloud(u * 0.7, v * 0.7, 61) - 0.5)
    if (vein < 0.012) ink.over(light, amount * (1 - vein / 0.012))
  }
}

/** Metal thread through every throw: tissue. */
export function tissued(fill: Fill, zari: Yarn, amount: number): Fill {
  return (u, v, ink) => {
    fill(u, v, ink)
    if (ink.zari < amount) layYarn(ink, zari, amount)
  }
}
