import type { Band } from './cloth.ts'
import { jaal, motifRow, sown, type Woof } from './fills/motifs.ts'
import { solid } from './fills/plain.ts'
import type { Fill, Yarn } from './ink.ts'
import type { MotifName } from './motifs/motifs.ts'
import { band, bar, row, spires, turned } from './weaving.ts'

interface Rich {
  ground: Yarn
  line: Yarn
  woof: Woof
  motif: MotifName
  field: readonly [MotifName, MotifName]
  /** Ground of the rows of motifs, if it is a different one: zari in a Paithani. */
  rows?: Yarn
  rowWoof?: Woof
  temples?: boolean
}

/**
 * The pallu of a wedding silk: rows of the motif at both ends, and a trellis between them. 75 cm, with temples 80.
 */
export function richPallu({
  ground,
  line,
  woof,
  motif,
  field,
  rows = ground,
  rowWoof = woof,
  temples = true,
}: Rich): Band[] {
  const seeds = row('rudraksha', 2.3, ground, woof)
  return [
    bar(1.2, ground),
    bar(0.8, line),
    row('wave', 2.6, ground, woof),
    bar(0.4, line),
    seeds,
    bar(0.5, line),
    row(motif, 11, rows, rowWoof, { turning: true, size: 0.92 }),
    bar(0.5, line),
    seeds,
    bar(0.4, line),
    band(39, solid(ground), jaal(field, woof, { along: 8.6, across: 7.4, size: 4.9 })),
    bar(0.4, line),
    seeds,
    bar(0.5, line),
    row(motif, 8, rows, rowWoof, { turning: true, size: 0.92 }),
    bar(0.5, line),
    row('wave', 2.2, ground, woof),
    bar(0.3, line),
    ...(temples ? [spires(4.5, { figure: ground })] : []),
  ]
}

/** Butas sown on the pallu's ground between two rows: 2.3 cm less than `height` in all. */
export function butaPallu(
  {
    ground,
    line,
    woof,
    buta,
    edge = 'wave',
    rowMotif = buta,
  }: { ground: Yarn; line: Yarn; woof: Woof; buta: MotifName; edge?: MotifName; rowMotif?: MotifName },
  height = 62,
): Band[] {
  return [
    bar(1.4, ground),
    bar(0.5, line),
    row(edge, 2.2, ground, woof),
    bar(0.4, line),
    row(rowMotif, 7.5, ground, woof, { pitch: 0.9 }),
    bar(0.4, line),
    band(height - 24, solid(ground), turned(sown(buta, woof, { along: 6.4, across: 6.4, size: 4.4 }))),
    bar(0.4, line),
    row(rowMotif, 6, ground, woof, { pitch: 0.9 }),
    bar(0.4, line),
    row(edge, 2, ground, woof),
    bar(0.5, line),
  ]
}

/** Bars of metal in an undyed cloth: the kasavu of Kerala. */
export function kasavuPallu(ground: Yarn, line: Yarn, broad = 7): Band[] {
  return [
    bar(1.5, ground),
    bar(broad, line),
    bar(1, ground),
    bar(0.5, line),
    bar(0.9, ground),
    bar(0.5, line),
    bar(2, ground),
    bar(0.3, line),
  ]
}

/** One big motif, row on row, over the whole pallu: the tapestry of Paithan. */
export function tapestryPallu({
  ground,
  line,
  motif,
  woof,
  second,
  secondWoof,
}: {
  ground: Yarn
  line: Yarn
  motif: MotifName
  woof: Woof
  second: MotifName
  secondWoof: Woof
}): Band[] {
  return [
    bar(1, ground),
    bar(0.5, line),
    row('wave', 2.4, ground, secondWoof),
    row(second, 5.5, ground, secondWoof, { turning: true }),
    bar(0.4, secondWoof.figure),
    row(motif, 21, ground, woof, { turning: true, size: 0.92, pitch: 0.94 }),
    bar(0.4, secondWoof.figure),
    row(second, 5.5, ground, secondWoof, { turning: true }),
    bar(0.4, secondWoof.figure),
    row(motif, 17, ground, woof, { turning: true, size: 0.92, pitch: 0.94 }),
    bar(0.4, secondWoof.figure),
    row('wave', 2.4, ground, secondWoof),
    bar(0.5, line),
  ]
}

/** Stripes of growing height towards the end. */
export function barredPallu(ground: Yarn, stripes: readonly Yarn[], height = 56): Band[] {
  const bands: Band[] = [bar(2, ground)]
  let at = 2
  for (let index = 0; at < height; index++) {
    const tall = 7.5 * (1 - at / (height + 14))
    const stripe = stripes[index % stripes.length] ?? ground
    bands.push(bar(tall, stripe), bar(tall * 0.42, ground), bar(0.35, stripe), bar(tall * 0.34, ground))
    at += tall * 1.76 + 0.35
  }
  return bands
}

/** Ilkal's tope teni: red towers let into the body along a white-lined pallu. */
export function towerPallu(ground: Yarn, towers: Yarn, line: Yarn): Band[] {
  return [
    bar(1.4, towers),
    bar(11, towers),
    bar(1.6, line),
    bar(9, towers),
    bar(1.6, line),
    bar(13, towers),
    bar(1.6, line),
    bar(9, towers),
    bar(1.6, line),
    bar(4, towers),
    band(9, solid(ground), motifRow('spire', { figure: towers }, { height: 9, pitch: 0.42 })),
  ]
}

/** Any fill, `height` cm high, between lines at both ends. */
export function filledPallu(height: number, fill: Fill, ground: Yarn, line: Yarn, figure = 0): Band[] {
  return [
    bar(1.2, ground),
    bar(0.6, line),
    { ...band(height, solid(ground), fill), figure },
    bar(0.6, line),
    bar(0.8, ground),
    bar(0.25, line),
  ]
}
