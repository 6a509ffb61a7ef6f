import { part } from '../noise.ts'
import { layYarn, type Fill, type Yarn } from '../ink.ts'

/** One yarn throughout. */
export function solid(yarn: Yarn): Fill {
  return (_u, _v, ink) => ink.lay(yarn.light, yarn.zari)
}

/** Fills one over the other, the first lowest. */
export function layered(...fills: readonly Fill[]): Fill {
  return (u, v, ink) => {
    for (const fill of fills) fill(u, v, ink)
  }
}

/** One part of a repeat: a yarn over so many cm. */
export type Stripe = readonly [cm: number, yarn: Yarn | undefined]

/** Stripes that run with the length; a place without a yarn keeps what lies beneath. */
export function stripesAlong(...stripes: readonly Stripe[]): Fill {
  const yarnAt = repeat(stripes)
  return (_u, v, ink) => {
    const yarn = yarnAt(v)
    if (yarn) layYarn(ink, yarn, 1)
  }
}

/**
 * Checks as a loom makes them: one order of colours in the warp and one in the weft, and where two colours cross the
 * eye sees their half. Zari shows on top wherever it crosses.
 */
export function checks(warp: readonly Stripe[], weft: readonly Stripe[] = warp): Fill {
  const [warpAt, weftAt] = [repeat(warp), repeat(weft)]
  return (u, v, ink) => {
    const along = warpAt(v)
    const across = weftAt(u)
    if (along) layYarn(ink, along, along.zari > 0 ? 1 : 0.5)
    if (across) layYarn(ink, across, across.zari > 0 ? 1 : 0.5)
  }
}

/** The square net of Kota: fine open checks, the yarns bunched at each line. */
export function khat(yarn: Yarn, cell: number): Fill {
  const bunch = (at: number) => {
    const distance = Math.abs(part(at / cell) - 0.5) * cell
    return distance < 0.05 ? 1 : distance < 0.09 ? (0.09 - distance) / 0.04 : 0
  }
  return (u, v, ink) => layYarn(ink, yarn, Math.min(1, bunch(u) + bunch(v)) * 0.55)
}

function repeat(stripes: readonly Stripe[]): (at: number) => Yarn | undefined {
  const length = stripes.reduce((sum, [cm]) => sum + cm, 0)
  return (at) => {
    let left = part(at / length) * length
    for (const [cm, yarn] of stripes) {
      if (left < cm) return yarn
      left -= cm
    }
    return stripes.at(-1)?.[1]
  }
}
