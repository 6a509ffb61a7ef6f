import type { ColourName } from '#domain/colour.ts'
import type { Band, Cloth, Fibre } from './cloth.ts'
import { brightness, lightNamed, metals, mixed, scaled, type Light, type Metal } from './colour.ts'
import { motifRow, type Woof } from './fills/motifs.ts'
import { layered, solid, stripesAlong } from './fills/plain.ts'
import type { Fill, Yarn } from './ink.ts'
import type { MotifName } from './motifs/motifs.ts'

/** A yarn of this light, without metal. */
export function spun(light: Light): Yarn {
  return { light, zari: 0 }
}

/** A yarn of one of the shop's colours. */
export function yarn(name: ColourName): Yarn {
  return spun(lightNamed(name))
}

export function zari(metal: Metal, amount = 1): Yarn {
  return { light: metals[metal], zari: amount }
}

/** A yarn lighter (above 1) or darker than another. */
export function toned({ light, zari: amount }: Yarn, by: number): Yarn {
  return { light: scaled(light, by), zari: amount }
}

export function blended(one: Yarn, other: Yarn, at: number): Yarn {
  return { light: mixed(one.light, other.light, at), zari: one.zari }
}

/** What can be seen upon a ground: the one of these that differs most from it in brightness. */
export function seenOn(ground: Yarn, ...yarns: readonly Yarn[]): Yarn {
  const contrast = (each: Yarn) =>
    Math.abs(Math.log((brightness(each.light) + 0.03) / (brightness(ground.light) + 0.03)))
  return yarns.reduce((best, each) => (contrast(each) > contrast(best) ? each : best), yarns[0] ?? ground)
}

export function band(height: number, ...fills: readonly Fill[]): Band {
  return { height, fill: layered(...fills) }
}

export function bar(height: number, of: Yarn): Band {
  return { height, fill: solid(of) }
}

/** A band whose figures are as high as itself. */
export function figured(height: number, ...fills: readonly Fill[]): Band {
  return { ...band(height, ...fills), figure: height }
}

/** A row of motifs on its own ground. */
export function row(
  name: MotifName,
  height: number,
  ground: Yarn,
  yarns: Woof,
  more: { pitch?: number; turning?: boolean; tumbling?: boolean; size?: number } = {},
): Band {
  return {
    ...band(height, solid(ground), motifRow(name, yarns, { height, ...more })),
    figure: height * (more.size ?? 1),
  }
}

/** Spires that stand into the body: between them the body is seen. */
export function spires(height: number, yarns: Woof, pitch = 0.6): Band {
  return { height, fill: motifRow('spire', yarns, { height, pitch }), intoBody: true }
}

interface Edge {
  /** cm, the spires not counted. */
  width: number
  ground: Yarn
  line: Yarn
  motif: MotifName
  yarns: Woof
  /** Height of the spires beyond the edge, cm; none by default. */
  temples?: number
  pitch?: number
  turning?: boolean
  tumbling?: boolean
}

/** The full border of the great silks: selvedge, line, zigzag, the motifs, seeds and lines again. */
export function richBorder({ width, ground, line, motif, yarns, temples, pitch = 1, turning, tumbling }: Edge): Band[] {
  const seeds = width * 0.15
  const zig = width * 0.13
  const rest = width - seeds - zig - 0.3 - 5 * 0.14 - 0.2
  return [
    bar(0.3, ground),
    bar(0.14, line),
    row('wave', zig, ground, { figure: line, inlay: yarns.inlay }, { pitch: 0.9 }),
    bar(0.14, line),
    row(motif, rest, ground, yarns, { pitch, turning: turning ?? false, tumbling: tumbling ?? false }),
    bar(0.14, line),
    row('rudraksha', seeds, ground, { figure: line, inlay: yarns.inlay }),
    bar(0.14, line),
    bar(0.2, ground),
    bar(0.14, line),
    ...(temples ? [spires(temples, { figure: ground }, 0.55)] : []),
  ]
}

/** A slim border: lines and one row. */
export function slimBorder({ width, ground, line, motif, yarns, pitch = 1 }: Edge): Band[] {
  const rest = width - 0.25 - 0.15 * 3 - 0.2
  return [
    bar(0.25, ground),
    bar(0.15, line),
    row(motif, rest, ground, yarns, { pitch }),
    bar(0.15, line),
    bar(0.2, ground),
    bar(0.15, line),
  ]
}

/** A border without a figure: one band of a colour or of zari, with guard lines towards the body. */
export function plainBorder(width: number, of: Yarn, guard: Yarn, body: Yarn, edge: Yarn = of): Band[] {
  if (width < 1.4) return [bar(0.2, edge), bar(width - 0.2, of)]
  return [
    bar(0.25, edge),
    bar(width - 0.25 - 0.9, of),
    bar(0.22, body),
    bar(0.2, guard),
    bar(0.26, body),
    bar(0.1, guard),
    bar(0.12, body),
  ]
}

/** Bars of many heights, one after the other. */
export function bars(...parts: readonly (readonly [cm: number, yarn: Yarn])[]): Band[] {
  return parts.map(([cm, each]) => bar(cm, each))
}

/** Stripes across a pallu for so many cm, upon its ground. */
export function striped(
  height: number,
  ground: Yarn,
  ...stripes: readonly (readonly [number, Yarn | undefined])[]
): Band {
  return band(height, solid(ground), stripesAlong(...stripes))
}

/** Turns a fill meant for the body (length, across) into one for a pallu's band (across, length). */
export function turned(fill: Fill): Fill {
  return (u, v, ink) => fill(v, u, ink)
}

const unevenness: Readonly<Record<Fibre, number>> = {
  silk: 0.03,
  crepe: 0.03,
  tissue: 0.04,
  organza: 0.03,
  georgette: 0.04,
  cotton: 0.065,
  linen: 0.11,
  khadi: 0.11,
  tussar: 0.105,
}

/** Fills in what a saree usually has: 115 cm, both borders alike, a blouse in the border's ground. */
export function saree(
  parts: Pick<Cloth, 'fibre' | 'body' | 'pallu'> &
    Partial<Omit<Cloth, 'borders'>> & { border: readonly Band[]; otherBorder?: readonly Band[] },
): Omit<Cloth, 'seed'> {
  const { border, otherBorder = border, ...rest } = parts
  return {
    sheer: 0,
    zari: 'gold',
    width: 115,
    blouse: parts.body,
    fringed: parts.fibre !== 'cotton',
    uneven: unevenness[parts.fibre],
    ...rest,
    borders: [border, otherBorder],
  }
}

/** Weft as factors of the warp's light: what gleams across a shot silk. */
export function shotWith(ground: Yarn, weft: Yarn): [number, number, number] {
  const factor = (at: 0 | 1 | 2) => Math.min(2.4, (weft.light[at] + 0.02) / (ground.light[at] + 0.02))
  return [factor(0), factor(1), factor(2)]
}
