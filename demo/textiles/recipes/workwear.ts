import { butas } from '../bodies.ts'
import { tiedDots } from '../fills/dyed.ts'
import { diamonds, ikat, zigzags } from '../fills/ikat.ts'
import { checks, khat, layered, solid, stripesAlong } from '../fills/plain.ts'
import { barredPallu, butaPallu } from '../pallus.ts'
import { band, bar, bars, row, saree, slimBorder, spires, striped, toned, turned } from '../weaving.ts'
import type { Recipe } from './recipe.ts'

export const workwear: Readonly<Record<string, Recipe>> = {
  'WW-01': ({ ground, second }) =>
    saree({
      fibre: 'cotton',
      body: solid(ground),
      border: [
        bar(0.4, second),
        bar(2.4, second),
        row('vine', 2.2, second, { figure: ground }),
        bar(0.4, second),
        bar(0.4, ground),
        bar(0.5, second),
      ],
      pallu: barredPallu(ground, [second], 46),
    }),
  'WW-02': ({ ground, second, third }) =>
    saree({
      fibre: 'cotton',
      body: layered(solid(ground), stripesAlong([3.4, undefined], [0.08, toned(ground, 0.75)])),
      border: [
        bar(0.5, second),
        row('scale', 5, second, { figure: third, inlay: ground }, { pitch: 1 }),
        bar(0.4, second),
        bar(0.3, third),
        bar(0.4, second),
      ],
      pallu: [
        bar(2, second),
        row('scale', 12, second, { figure: third, inlay: ground }),
        bar(0.6, third),
        striped(26, ground, [1.6, second], [1.4, undefined]),
        bar(0.5, second),
      ],
    }),
  'WW-03': ({ ground, third, dyes, zari }) =>
    saree({
      fibre: 'cotton',
      body: layered(solid(ground), tiedDots(dyes[1], 1.7, 0.34)),
      border: bars([0.3, zari], [1.6, zari], [0.4, ground], [0.25, zari]),
      pallu: [
        bar(1.2, ground),
        bar(1.4, zari),
        band(30, solid(toned(ground, 0.8)), turned(tiedDots(dyes[1], 2.6, 0.62))),
        bar(0.8, zari),
        bar(0.8, third),
        bar(0.3, zari),
      ],
    }),
  'WW-04': ({ ground, second }) =>
    saree({
      fibre: 'organza',
      sheer: 0.26,
      fringed: false,
      uneven: 0.06,
      body: layered(solid(ground), khat(second, 0.62)),
      border: bars([0.3, second], [1.4, toned(ground, 0.8)], [0.3, second], [0.3, ground], [0.2, second]),
      pallu: [
        bar(1, ground),
        bar(1.6, second),
        band(26, solid(toned(ground, 0.84)), khat(second, 1.1)),
        bar(1.6, second),
        bar(0.6, ground),
        bar(0.3, second),
      ],
    }),
  'WW-05': ({ ground, second, third }) =>
    saree({
      fibre: 'cotton',
      body: layered(
        solid(ground),
        checks([
          [1.9, undefined],
          [0.5, second],
          [0.4, undefined],
          [0.16, third],
        ]),
      ),
      border: bars([0.4, third], [3, second], [0.4, third], [0.4, ground], [0.4, third]),
      pallu: [
        bar(2, second),
        striped(34, second, [2, undefined], [0.8, third], [0.5, undefined], [0.5, ground]),
        bar(1.4, third),
      ],
    }),
  'WW-06': ({ ground, second }) =>
    saree({
      fibre: 'khadi',
      body: solid(ground),
      border: bars([0.3, ground], [1, second], [0.6, ground], [0.35, second]),
      pallu: [
        bar(3, ground),
        bar(9, second),
        bar(2, ground),
        bar(1, second),
        bar(1.4, ground),
        bar(0.6, second),
        bar(1.4, ground),
        bar(0.4, second),
      ],
    }),
  'WW-07': ({ ground, second, zari }) =>
    saree({
      fibre: 'cotton',
      body: layered(
        solid(ground),
        missing(
          checks([
            [2.6, undefined],
            [0.14, second],
          ]),
        ),
      ),
      border: bars([0.3, zari], [2.8, zari], [0.4, ground], [0.3, zari], [0.4, ground], [0.2, zari]),
      pallu: [
        bar(1.6, ground),
        bar(3, zari),
        striped(26, ground, [2.2, undefined], [0.4, second], [0.4, undefined], [0.4, zari]),
        bar(1.4, zari),
        bar(0.8, ground),
        bar(0.3, zari),
      ],
    }),
  'WW-08': ({ ground, second }) =>
    saree({
      fibre: 'linen',
      body: solid(ground),
      border: bars([0.3, second], [2, second], [0.4, ground], [0.3, second]),
      pallu: barredPallu(ground, [second], 36),
    }),
  'WW-09': ({ ground, second, third, dyes }) => {
    const yarns = { ground: dyes[1], figure: dyes[2], second: dyes[0] }
    return saree({
      fibre: 'cotton',
      fringed: true,
      body: butas(ground, 'dot', { figure: third }, 0.5, 4.6),
      border: [
        bar(0.5, second),
        row('rudraksha', 1.8, second, { figure: third, inlay: ground }),
        bar(0.3, third),
        bar(1, second),
        spires(5.4, { figure: second }, 0.5),
      ],
      pallu: [
        bar(1.4, second),
        band(12, turned(ikat(zigzags(6, 5), yarns, { warp: 0.18, weft: 0.12 }, 3))),
        bar(0.5, third),
        band(24, turned(ikat(diamonds(9, 9), yarns, { warp: 0.2, weft: 0.14 }, 4))),
        bar(0.5, third),
        row('rudraksha', 3, second, { figure: third, inlay: ground }),
        spires(6, { figure: second }),
      ],
      blouse: solid(second),
    })
  },
  'WW-10': ({ ground, zari }) =>
    saree({
      fibre: 'organza',
      zari: 'silver',
      sheer: 0.28,
      fringed: false,
      body: layered(solid(ground), khat(toned(ground, 1.5), 0.62)),
      border: bars([0.3, zari], [1.8, zari], [0.4, ground], [0.3, zari]),
      pallu: [
        bar(1, ground),
        bar(2.6, zari),
        band(24, solid(toned(ground, 0.84)), khat(zari, 1.2)),
        bar(1.4, zari),
        bar(0.6, ground),
        bar(0.3, zari),
      ],
    }),
  'WW-11': ({ ground, second }) =>
    saree({
      fibre: 'linen',
      body: layered(solid(ground), stripesAlong([1.5, undefined], [0.1, second])),
      border: bars([0.3, second], [0.8, ground], [0.5, second], [0.4, ground], [0.2, second]),
      pallu: barredPallu(ground, [toned(second, 0.9)], 36),
    }),
  'WW-12': ({ ground, second, zari }) => {
    const woof = { figure: zari, inlay: ground }
    return saree({
      fibre: 'cotton',
      body: layered(
        solid(ground),
        checks([
          [0.8, undefined],
          [0.14, toned(ground, 1.9)],
        ]),
      ),
      border: [
        ...slimBorder({ width: 4.6, ground: second, line: zari, motif: 'rudraksha', yarns: woof }),
        spires(3.6, { figure: second }, 0.6),
      ],
      pallu: [
        ...butaPallu({ ground: second, line: zari, woof, buta: 'rudraksha', rowMotif: 'mango' }, 54),
        spires(4, { figure: second }),
      ],
      blouse: solid(second),
    })
  },
}

/** Checks of which every other square was left out, by turns. */
function missing(fill: ReturnType<typeof checks>): ReturnType<typeof checks> {
  return (u, v, ink) => {
    const turn = (Math.floor(u / 8.22) + Math.floor(v / 8.22)) & 1
    if (turn === 0) fill(u, v, ink)
  }
}
