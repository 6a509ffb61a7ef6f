import { butas, dyed } from '../bodies.ts'
import { clouded, printed } from '../fills/dyed.ts'
import { dice, ikat, zigzags } from '../fills/ikat.ts'
import { jaal, motifRow, sown } from '../fills/motifs.ts'
import { checks, layered, solid, stripesAlong } from '../fills/plain.ts'
import { barredPallu, butaPallu, filledPallu, richPallu, towerPallu } from '../pallus.ts'
import {
  band,
  bar,
  bars,
  richBorder,
  row,
  saree,
  shotWith,
  slimBorder,
  striped,
  toned,
  turned,
  yarn,
  spun,
} from '../weaving.ts'
import type { Recipe } from './recipe.ts'

export const semiSilks: Readonly<Record<string, Recipe>> = {
  'SS-01': ({ ground, second, zari }) => {
    const woof = { figure: zari, inlay: ground }
    return saree({
      fibre: 'cotton',
      body: butas(ground, 'dot', { figure: zari }, 0.7, 5),
      border: richBorder({
        width: 8,
        ground: second,
        line: zari,
        motif: 'temple',
        yarns: woof,
        temples: 5,
        pitch: 0.62,
      }),
      pallu: richPallu({ ground: second, line: zari, woof, motif: 'peacock', field: ['mango', 'flower'] }),
      blouse: solid(second),
      fringed: true,
    })
  },
  'SS-02': ({ ground, zari }) => {
    const woof = { figure: zari, inlay: ground }
    return saree({
      fibre: 'crepe',
      sheer: 0.16,
      body: butas(ground, 'coin', woof, 2, 6.2),
      border: bars([0.3, zari], [2.2, zari], [0.4, ground], [0.3, zari], [0.3, ground], [0.2, zari]),
      pallu: [
        ...bars([1.2, ground], [5, zari], [0.8, ground], [0.5, zari]),
        band(28, solid(ground), turned(sown('coin', woof, { along: 5, across: 5, size: 3.4 }))),
        ...bars([0.5, zari], [0.8, ground], [1.4, zari], [0.6, ground], [0.3, zari]),
      ],
    })
  },
  'SS-03': ({ ground, second, third }) =>
    saree({
      fibre: 'cotton',
      body: layered(
        solid(ground),
        checks([
          [0.5, undefined],
          [0.06, toned(ground, 0.8)],
        ]),
      ),
      border: [
        bar(0.4, second),
        row('brick', 3.4, second, { figure: third }, { pitch: 1.1 }),
        bar(0.3, third),
        bar(0.4, second),
        bar(0.3, ground),
        bar(0.3, second),
      ],
      pallu: barredPallu(ground, [second, third], 44),
    }),
  'SS-04': ({ ground, second, third }) =>
    saree({
      fibre: 'silk',
      body: solid(ground),
      border: [
        bar(0.4, second),
        bar(1.4, second),
        row('diamond', 3.2, second, { figure: third, inlay: ground }, { pitch: 0.7 }),
        bar(0.3, third),
        bar(1.4, second),
        bar(0.25, third),
      ],
      pallu: towerPallu(ground, second, third),
      blouse: solid(second),
    }),
  'SS-05': ({ ground, second, third }) =>
    saree({
      fibre: 'tussar',
      body: solid(ground),
      border: [bar(0.4, second), bar(5.4, second), bar(0.4, ground), bar(0.5, second)],
      otherBorder: [bar(0.4, third), bar(5.4, third), bar(0.4, ground), bar(0.5, third)],
      pallu: [
        bar(2, ground),
        striped(46, ground, [3, second], [1.4, undefined], [3, third], [1.4, undefined]),
        bar(0.8, third),
      ],
    }),
  'SS-06': ({ ground, second, zari }) =>
    saree({
      fibre: 'crepe',
      body: solid(ground),
      border: [
        bar(0.4, second),
        bar(3, second),
        bar(0.5, zari),
        bar(3, second),
        bar(0.25, zari),
        bar(0.5, second),
        bar(0.25, zari),
      ],
      pallu: [
        bar(2, second),
        bar(1, zari),
        striped(46, second, [3, undefined], [0.4, zari], [0.5, undefined], [0.4, zari]),
        bar(1, zari),
        bar(1.4, second),
      ],
      blouse: solid(second),
    }),
  'SS-07': ({ ground, zari }) => {
    const woof = { figure: zari, inlay: toned(ground, 1.9) }
    return saree({
      fibre: 'tussar',
      uneven: 0.09,
      body: butas(ground, 'sprig', woof, 4.6, 8.6),
      border: richBorder({ width: 6, ground, line: zari, motif: 'creeper', yarns: woof, pitch: 1.3 }),
      pallu: butaPallu({ ground, line: zari, woof, buta: 'sprig', edge: 'vine', rowMotif: 'mango' }),
    })
  },
  'SS-08': ({ dyes }) => {
    const [madder, indigo, ivory] = dyes
    return saree({
      fibre: 'silk',
      body: clouded(
        layered(
          dyed(madder),
          printed('star', { figure: ivory, inlay: indigo }, { along: 7.4, across: 7.4, size: 5 }, 61),
          printed('trefoil', { figure: ivory, inlay: indigo }, { along: 3.7, across: 7.4, size: 2.2 }, 62),
        ),
        0.07,
        3,
      ),
      border: [
        band(0.6, dyed(indigo)),
        band(5.6, dyed(indigo), motifRow('flower', { figure: spun(ivory), inlay: spun(madder) }, { height: 5.6 })),
        band(0.4, dyed(ivory)),
        band(1.8, dyed(indigo), motifRow('trefoil', { figure: spun(ivory) }, { height: 1.8 })),
      ],
      pallu: filledPallu(
        46,
        layered(
          dyed(indigo),
          turned(
            printed('star', { figure: ivory, inlay: madder }, { along: 8, across: 8, size: 7.8, dropped: false }, 63),
          ),
        ),
        spun(madder),
        spun(ivory),
      ),
    })
  },
  'SS-09': ({ ground, second, zari }) =>
    saree({
      fibre: 'crepe',
      body: layered(
        solid(ground),
        checks([
          [1.5, undefined],
          [0.09, zari],
          [1.5, toned(ground, 0.7)],
          [0.09, zari],
        ]),
      ),
      border: richBorder({
        width: 7,
        ground: second,
        line: zari,
        motif: 'elephant',
        yarns: { figure: zari, inlay: ground },
        turning: true,
        temples: 4,
      }),
      pallu: richPallu({
        ground: second,
        line: zari,
        woof: { figure: zari, inlay: ground },
        motif: 'elephant',
        field: ['flower', 'flower'],
      }),
      blouse: solid(second),
    }),
  'SS-10': ({ ground, second, zari }) => {
    const woof = { figure: zari, inlay: second }
    return saree({
      fibre: 'crepe',
      sheer: 0.14,
      body: layered(solid(ground), sown('creeper', woof, { along: 8, across: 8, size: 8, dropped: false })),
      border: richBorder({
        width: 6.4,
        ground: zari,
        line: ground,
        motif: 'vine',
        yarns: { figure: ground, inlay: second },
        pitch: 1.2,
      }),
      pallu: richPallu({
        ground,
        line: zari,
        woof,
        motif: 'lotus',
        field: ['rose', 'flower'],
        rows: zari,
        rowWoof: { figure: ground, inlay: second },
        temples: false,
      }),
    })
  },
  'SS-11': ({ dyes, ground, second, third }) => {
    const yarns = { ground: dyes[0], figure: dyes[1], second: dyes[2] }
    return saree({
      fibre: 'crepe',
      body: ikat(dice(2.6), yarns, { warp: 0.09, weft: 0.09 }, 2),
      border: [
        bar(0.5, second),
        row('rudraksha', 1.6, second, { figure: third, inlay: ground }),
        bar(0.3, third),
        band(3, ikat(zigzags(3, 3), { ground: dyes[1], figure: dyes[2], second: dyes[0] }, { warp: 0.14, weft: 0 }, 3)),
        bar(0.3, third),
        row('rudraksha', 1.6, second, { figure: third, inlay: ground }),
      ],
      pallu: [
        bar(1.5, second),
        row('fish', 8, second, { figure: third, inlay: ground }, { turning: true }),
        bar(0.4, third),
        band(
          30,
          turned(ikat(dice(4.6), { ground: dyes[1], figure: dyes[0], second: dyes[2] }, { warp: 0.14, weft: 0.14 }, 7)),
        ),
        bar(0.4, third),
        row('wheel', 8, second, { figure: third, inlay: ground }),
        bar(0.4, third),
        bar(1.2, second),
      ],
    })
  },
  'SS-12': ({ ground, second }) =>
    saree({
      fibre: 'tussar',
      shot: shotWith(ground, second),
      uneven: 0.1,
      body: solid(ground),
      border: bars([0.3, second], [0.9, second], [0.5, ground], [0.3, second]),
      pallu: barredPallu(ground, [second, toned(ground, 0.6)], 54),
    }),
  'SS-13': ({ ground, second, zari }) =>
    saree({
      fibre: 'crepe',
      zari: 'silver',
      body: layered(solid(ground), stripesAlong([2.2, undefined], [0.16, zari], [0.3, undefined], [0.16, zari])),
      border: [
        bar(0.4, second),
        row('wave', 1.6, second, { figure: zari }),
        bar(0.25, zari),
        row('diamond', 2, second, { figure: zari, inlay: ground }),
        bar(0.25, zari),
        bar(0.4, second),
      ],
      pallu: [
        bar(1.6, second),
        bar(1, zari),
        striped(40, second, [2.6, undefined], [0.8, zari], [0.5, undefined], [0.5, ground]),
        bar(1, zari),
        bar(1, second),
      ],
    }),
  'SS-14': ({ ground, second, third }) => {
    const woof = { figure: second, inlay: third }
    return saree({
      fibre: 'tussar',
      body: butas(ground, 'sprig', woof, 4.8, 8.4),
      border: slimBorder({ width: 3.6, ground, line: second, motif: 'vine', yarns: woof }),
      pallu: butaPallu({
        ground: toned(ground, 0.75),
        line: second,
        woof,
        buta: 'sprig',
        edge: 'vine',
        rowMotif: 'lotus',
      }),
    })
  },
  'SS-15': ({ ground, second, third }) =>
    saree({
      fibre: 'tussar',
      body: solid(ground),
      border: bars([0.4, third], [1.5, second], [0.4, third], [0.3, ground], [0.2, second]),
      pallu: barredPallu(second, [third, ground], 60),
    }),
  'SS-16': ({ ground, second, third }) =>
    saree({
      fibre: 'silk',
      body: layered(
        solid(ground),
        sown('kasuti', { figure: third, inlay: second }, { along: 6, across: 6.4, size: 4 }),
      ),
      border: [
        bar(0.4, second),
        bar(1.4, second),
        row('kasuti', 3.4, second, { figure: third }, { pitch: 0.9 }),
        bar(0.3, third),
        bar(1.2, second),
      ],
      pallu: towerPallu(ground, second, third),
      blouse: solid(second),
    }),
  'SS-17': ({ ground, second, third }) => {
    const woof = { figure: second, inlay: third }
    return saree({
      fibre: 'silk',
      body: layered(solid(ground), sown('keri', woof, { along: 3.6, across: 3.4, size: 3, turning: true })),
      border: slimBorder({ width: 6, ground: toned(ground, 0.7), line: second, motif: 'mango', yarns: woof }),
      pallu: filledPallu(
        48,
        layered(solid(ground), turned(jaal(['mango', 'rose'], woof, { along: 10, across: 9, size: 6.2 }))),
        ground,
        second,
      ),
    })
  },
  'SS-18': ({ ground, dyes, second, third }) => {
    const lights = { figure: dyes[2], inlay: dyes[1] }
    const woof = { figure: third, inlay: second }
    return saree({
      fibre: 'tussar',
      uneven: 0.09,
      body: layered(solid(ground), printed('fish', lights, { along: 15, across: 15, size: 8 }, 71)),
      border: [
        bar(0.5, third),
        band(5.6, solid(ground), motifRow('fish', woof, { height: 5.6, pitch: 1.1, turning: true })),
        bar(0.3, third),
        row('wave', 1.6, second, { figure: third, inlay: yarn('Ivory') }),
        bar(0.3, third),
      ],
      pallu: [
        bar(0.8, third),
        row('wave', 3, second, { figure: third, inlay: yarn('Ivory') }),
        bar(0.5, third),
        row('lotus', 22, ground, woof, { size: 0.95 }),
        bar(0.5, third),
        row('fish', 15, ground, woof, { turning: true }),
        bar(0.5, third),
        row('wave', 3, second, { figure: third, inlay: yarn('Ivory') }),
        bar(0.5, third),
      ],
    })
  },
}
