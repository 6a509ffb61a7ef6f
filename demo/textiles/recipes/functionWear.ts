import { butas } from '../bodies.ts'
import { tiedDots, tiedFigures, tissued } from '../fills/dyed.ts'
import { ikat, panels, zigzags } from '../fills/ikat.ts'
import { jaal, sown } from '../fills/motifs.ts'
import { checks, layered, solid } from '../fills/plain.ts'
import type { Fill } from '../ink.ts'
import { butaPallu, kasavuPallu, richPallu } from '../pallus.ts'
import {
  band,
  bar,
  bars,
  figured,
  plainBorder,
  richBorder,
  row,
  saree,
  shotWith,
  slimBorder,
  spires,
  striped,
  toned,
  turned,
  yarn,
} from '../weaving.ts'
import type { Recipe } from './recipe.ts'

/** The second colour of a tied cloth, dyed before the last bath. */
const turmeric = yarn('Turmeric').light

/** Metal through the ground, less of it than in a border, so that its figures still stand out. */
const tissueShare = 0.5

export const functionWear: Readonly<Record<string, Recipe>> = {
  'FW-01': ({ ground, third, zari: silver }) => {
    const woof = { figure: silver, inlay: third }
    return saree({
      fibre: 'tissue',
      zari: 'silver',
      fringed: false,
      body: tissued(solid(ground), silver, tissueShare),
      border: [
        bar(0.4, silver),
        row('temple', 7, third, { figure: silver, inlay: ground }, { pitch: 0.62 }),
        bar(0.3, silver),
        bar(0.4, ground),
        bar(0.3, silver),
      ],
      pallu: [
        bar(1.4, ground),
        bar(3, silver),
        row('temple', 14, third, { figure: silver, inlay: ground }, { pitch: 0.6 }),
        bar(0.6, silver),
        row('rudraksha', 2.4, third, woof),
        bar(0.6, silver),
        bar(1, ground),
        bar(0.3, silver),
      ],
    })
  },
  'FW-02': ({ ground, second, zari: gold }) =>
    saree({
      fibre: 'cotton',
      body: solid(ground),
      border: bars(
        [0.3, gold],
        [1, gold],
        [0.9, second],
        [0.3, gold],
        [0.9, second],
        [0.3, gold],
        [0.9, second],
        [0.6, gold],
        [0.4, ground],
        [0.3, second],
      ),
      pallu: bars(
        [1.4, ground],
        [3, gold],
        [2, second],
        [0.6, gold],
        [2, second],
        [3, gold],
        [1, ground],
        [0.4, gold],
        [0.8, ground],
        [0.3, second],
      ),
    }),
  'FW-03': ({ ground, zari: gold }) =>
    saree({
      fibre: 'cotton',
      body: solid(ground),
      border: plainBorder(10.5, gold, gold, ground, gold),
      pallu: kasavuPallu(ground, gold, 14),
    }),
  'FW-04': ({ ground, second, third, zari: gold }) =>
    saree({
      fibre: 'tissue',
      fringed: false,
      body: tissued(solid(ground), gold, tissueShare),
      border: plainBorder(5.4, gold, gold, second, gold),
      pallu: [
        bar(1.4, second),
        bar(3, gold),
        bar(0.8, second),
        row('peacock', 24, second, { figure: gold, inlay: third }, { turning: true, size: 0.92 }),
        bar(0.8, second),
        bar(0.6, gold),
        row('feather', 9, second, { figure: gold, inlay: third }, { pitch: 0.7 }),
        bar(0.6, gold),
        bar(0.8, second),
        bar(0.3, gold),
      ],
    }),
  'FW-05': ({ ground, second, zari: gold }) => {
    const paint = { figure: second, inlay: yarn('Bottle green') }
    return saree({
      fibre: 'cotton',
      body: solid(ground),
      border: plainBorder(5, gold, gold, ground, gold),
      pallu: [
        bar(1.4, ground),
        bar(5, gold),
        bar(1.2, ground),
        row('lotus', 20, ground, paint, { pitch: 0.96 }),
        bar(0.4, gold),
        row('peacock', 22, ground, { figure: yarn('Peacock'), inlay: second }, { turning: true }),
        bar(0.4, gold),
        bar(1, ground),
        bar(0.4, gold),
      ],
    })
  },
  'FW-06': ({ ground, second, third }) => {
    const woof = { figure: third, inlay: ground }
    return saree({
      fibre: 'cotton',
      fringed: true,
      body: butas(ground, 'fish', { figure: second, inlay: third }, 3.4, 9.5),
      border: [
        bar(0.5, second),
        row('rudraksha', 1.8, second, woof),
        bar(0.3, third),
        row('fish', 4, second, woof, { turning: true }),
        bar(0.3, third),
        spires(4.6, { figure: second }),
      ],
      pallu: [
        bar(1.4, second),
        row('wave', 3, second, woof),
        bar(0.5, third),
        row('fish', 12, second, woof, { turning: true }),
        bar(0.5, third),
        row('rudraksha', 3, second, woof),
        bar(0.5, third),
        row('lotus', 14, second, woof),
        bar(0.5, third),
        row('fish', 9, second, woof, { turning: true }),
        bar(0.5, third),
        spires(7, { figure: second }),
      ],
      blouse: solid(second),
    })
  },
  'FW-07': ({ ground, second }) =>
    saree({
      fibre: 'silk',
      body: solid(ground),
      border: bars([0.3, second], [7.2, second], [0.4, ground], [0.35, second]),
      pallu: [
        bar(2, second),
        striped(48, ground, [3.4, second], [1.2, undefined], [1, second], [1.2, undefined]),
        bar(1.6, second),
      ],
    }),
  'FW-08': ({ ground, second, zari: gold }) =>
    saree({
      fibre: 'crepe',
      body: layered(
        solid(ground),
        checks([
          [1.3, undefined],
          [1.3, second],
        ]),
      ),
      border: bars([0.4, gold], [3, ground], [0.5, gold], [0.5, ground], [0.5, gold], [0.8, ground], [0.25, gold]),
      pallu: [
        bar(1.5, ground),
        bar(5, gold),
        bar(1, ground),
        striped(26, ground, [1.6, undefined], [0.6, gold]),
        bar(1.4, gold),
        bar(0.8, ground),
      ],
    }),
  'FW-09': ({ ground, second, zari: gold }) => {
    const woof = { figure: second, inlay: gold }
    return saree({
      fibre: 'tissue',
      body: tissued(butas(ground, 'coin', woof, 3, 7), gold, tissueShare),
      border: richBorder({
        width: 7,
        ground: gold,
        line: second,
        motif: 'rose',
        yarns: { figure: second, inlay: ground },
      }),
      pallu: butaPallu({
        ground: toned(ground, 0.8),
        line: gold,
        woof: { figure: gold, inlay: second },
        buta: 'coin',
        rowMotif: 'rose',
      }),
    })
  },
  'FW-10': ({ ground, second, zari: gold }) =>
    saree({
      fibre: 'silk',
      body: solid(ground),
      border: [
        bar(0.3, second),
        bar(3, second),
        bar(1.2, gold),
        bar(3.6, second),
        bar(1.2, gold),
        bar(3, second),
        bar(0.4, gold),
        spires(5, { figure: second }, 0.6),
      ],
      pallu: richPallu({
        ground: second,
        line: gold,
        woof: { figure: gold, inlay: ground },
        motif: 'peacock',
        field: ['flower', 'flower'],
      }),
      blouse: solid(second),
    }),
  'FW-11': ({ ground, second, zari: gold }) =>
    saree({
      fibre: 'silk',
      shot: shotWith(ground, yarn('Rani')),
      body: solid(ground),
      border: richBorder({
        width: 9,
        ground: second,
        line: gold,
        motif: 'creeper',
        yarns: { figure: gold, inlay: ground },
        pitch: 1.25,
      }),
      pallu: richPallu({
        ground: second,
        line: gold,
        woof: { figure: gold, inlay: ground },
        motif: 'mango',
        field: ['rose', 'flower'],
      }),
      blouse: solid(second),
    }),
  'FW-12': ({ dyes, ground, second, third }) => {
    const yarns = { ground: dyes[0], figure: dyes[2], second: dyes[1] }
    return saree({
      fibre: 'silk',
      body: ikat(panels(['conch', 'wheel', 'flower'], 8.4), yarns, { warp: 0.1, weft: 0.16 }, 5),
      border: [
        bar(0.5, second),
        row('rudraksha', 2, second, { figure: third, inlay: ground }),
        bar(0.3, third),
        bar(1.6, second),
        row('rudraksha', 2, second, { figure: third, inlay: ground }),
        bar(0.3, third),
        bar(0.4, ground),
      ],
      // Panels fill the width between the borders: 12 of 8.4 cm, 9 of 11.2, 8 of 12.6.
      pallu: [
        bar(1.4, second),
        figured(
          12.6,
          turned(
            ikat(
              panels(['fish'], 12.6, 0.03),
              { ground: dyes[1], figure: dyes[2], second: dyes[0] },
              { warp: 0.16, weft: 0.1 },
              6,
            ),
          ),
        ),
        bar(0.5, third),
        figured(
          22.4,
          turned(
            ikat(
              panels(['lotus', 'elephant'], 11.2),
              { ground: dyes[0], figure: dyes[2], second: dyes[1] },
              { warp: 0.16, weft: 0.1 },
              8,
            ),
          ),
        ),
        bar(0.5, third),
        figured(
          12.6,
          turned(
            ikat(
              panels(['conch'], 12.6, 0.03),
              { ground: dyes[1], figure: dyes[2], second: dyes[0] },
              { warp: 0.16, weft: 0.1 },
              9,
            ),
          ),
        ),
        bar(1, third),
      ],
      blouse: solid(second),
    })
  },
  'FW-13': ({ ground, second, third }) => {
    const woof = { figure: third, inlay: ground }
    return saree({
      fibre: 'silk',
      body: butas(ground, 'rudraksha', { figure: third, inlay: second }, 1.9, 6.4),
      border: richBorder({
        width: 7.6,
        ground: second,
        line: third,
        motif: 'fish',
        yarns: woof,
        temples: 5,
        turning: true,
      }),
      pallu: [
        bar(1.2, second),
        row('wave', 3, second, woof),
        bar(0.5, third),
        row('peacock', 15, second, woof, { turning: true }),
        bar(0.5, third),
        row('rudraksha', 3, second, woof),
        bar(0.5, third),
        row('fish', 11, second, woof, { turning: true }),
        bar(0.5, third),
        row('elephant', 14, second, woof, { turning: true }),
        bar(0.5, third),
        row('rudraksha', 3, second, woof),
        spires(6, { figure: second }),
      ],
      blouse: solid(second),
    })
  },
  'FW-14': ({ ground, second, third }) => {
    const woof = { figure: second, inlay: third }
    return saree({
      fibre: 'silk',
      body: butas(ground, 'flower', woof, 1.5, 5),
      border: slimBorder({ width: 6, ground, line: second, motif: 'creeper', yarns: woof, pitch: 1.2 }),
      pallu: [
        bar(1, ground),
        bar(0.4, second),
        row('vine', 3.4, ground, woof),
        row('rider', 13, ground, woof, { pitch: 0.96, turning: true }),
        bar(0.4, second),
        row('mango', 24, ground, woof, { pitch: 0.86 }),
        bar(0.4, second),
        row('rider', 13, ground, woof, { pitch: 0.96, turning: true }),
        row('vine', 3.4, ground, woof),
        bar(0.4, second),
      ],
    })
  },
  'FW-15': ({ dyes, second, third, zari: gold }) => {
    const yarns = { ground: dyes[0], figure: dyes[2], second: dyes[1] }
    return saree({
      fibre: 'silk',
      body: ikat(panels(['parrot', 'flower'], 8.6, 0.09), yarns, { warp: 0.02, weft: 0.2 }, 4),
      border: [
        bar(0.4, second),
        bar(1.6, gold),
        bar(0.6, second),
        band(
          2.6,
          ikat(zigzags(2.6, 2.6), { ground: dyes[1], figure: dyes[2], second: dyes[0] }, { warp: 0.1, weft: 0 }, 6),
        ),
        bar(0.5, gold),
      ],
      pallu: [
        bar(1.4, second),
        bar(2, gold),
        band(
          34,
          turned(
            ikat(
              panels(['elephant', 'lotus'], 11.4, 0.08),
              { ground: dyes[1], figure: dyes[2], second: dyes[0] },
              { warp: 0.2, weft: 0.02 },
              7,
            ),
          ),
        ),
        bar(1.4, gold),
        bar(1, third),
      ],
      blouse: solid(second),
    })
  },
  'FW-16': ({ ground, second, zari: gold }) => {
    const woof = { figure: second, inlay: gold }
    return saree({
      fibre: 'tissue',
      body: tissued(
        layered(
          solid(ground),
          slanted(
            sown(
              'vine',
              { figure: toned(ground, 0.35), inlay: second },
              { along: 5, across: 5, size: 5, dropped: false },
            ),
          ),
        ),
        gold,
        0.42,
      ),
      border: richBorder({
        width: 7,
        ground: gold,
        line: toned(ground, 0.4),
        motif: 'rose',
        yarns: { figure: toned(ground, 0.4), inlay: second },
      }),
      pallu: richPallu({
        ground: toned(ground, 0.55),
        line: gold,
        woof: { figure: gold, inlay: second },
        motif: 'lotus',
        field: ['rose', 'flower'],
        rows: gold,
        rowWoof: woof,
        temples: false,
      }),
    })
  },
  'FW-17': ({ ground, dyes, second, zari: gold }) =>
    saree({
      fibre: 'silk',
      body: layered(
        solid(ground),
        tiedFigures('flower', [dyes[1], turmeric], { along: 10.4, across: 10.4, size: 8 }),
        checks([
          [10.2, undefined],
          [0.22, gold],
        ]),
      ),
      border: [
        bar(0.4, gold),
        bar(1.4, gold),
        bar(0.4, ground),
        band(3.6, solid(yarn('Bottle green')), tiedDots(dyes[1], 0.9, 0.3)),
        bar(0.4, ground),
        bar(0.8, gold),
      ],
      pallu: [
        bar(1.2, ground),
        bar(4, gold),
        band(
          42,
          solid(ground),
          turned(
            layered(
              tiedFigures('elephant', [dyes[1], turmeric], { along: 10.4, across: 10.4, size: 9 }),
              checks([
                [10.2, undefined],
                [0.22, gold],
              ]),
            ),
          ),
        ),
        bar(2.4, gold),
        bar(0.8, second),
        bar(0.4, gold),
      ],
    }),
  'FW-18': ({ ground, second, third }) => {
    const woof = { figure: second, inlay: third }
    return saree({
      fibre: 'tussar',
      uneven: 0.05,
      body: butas(ground, 'sprig', woof, 5.2, 10.5),
      border: [
        bar(0.3, second),
        row('lotus', 8, ground, woof, { pitch: 0.9 }),
        bar(0.3, second),
        row('diamond', 2, ground, woof),
      ],
      pallu: [
        bar(1, ground),
        bar(0.5, second),
        row('diamond', 3, ground, woof),
        row('sprig', 16, ground, woof, { pitch: 0.72 }),
        row('diamond', 3, ground, { figure: third, inlay: second }),
        row('lotus', 14, ground, woof),
        row('diamond', 3, ground, woof),
        bar(0.5, second),
      ],
    })
  },
  'FW-19': ({ ground, second, zari: gold }) => {
    const woof = { figure: gold, inlay: ground }
    return saree({
      fibre: 'silk',
      body: layered(
        solid(ground),
        jaal(['parrot', 'elephant'], { figure: gold, inlay: second }, { along: 12, across: 10, size: 6.4 }),
      ),
      border: richBorder({
        width: 11.5,
        ground: second,
        line: gold,
        motif: 'elephant',
        yarns: woof,
        temples: 5.5,
        turning: true,
      }),
      pallu: richPallu({ ground: second, line: gold, woof, motif: 'peacock', field: ['parrot', 'elephant'] }),
      blouse: butas(second, 'coin', { figure: gold }, 1.3, 4),
    })
  },
  'FW-20': ({ ground, second, third, zari: gold }) => {
    const woof = { figure: second, inlay: third }
    return saree({
      fibre: 'tissue',
      body: tissued(layered(solid(ground), sown('lotus', woof, { along: 8.4, across: 8.8, size: 6 })), gold, 0.55),
      border: richBorder({
        width: 8.6,
        ground: second,
        line: gold,
        motif: 'lotus',
        yarns: { figure: gold, inlay: third },
      }),
      pallu: richPallu({
        ground: second,
        line: gold,
        woof: { figure: gold, inlay: third },
        motif: 'lotus',
        field: ['fish', 'lotus'],
        temples: false,
      }),
      blouse: butas(second, 'dot', { figure: gold }, 0.6, 2.6),
    })
  },
}

/** Vines that climb slantwise over the ground. */
function slanted(fill: Fill): Fill {
  return (u, v, ink) => fill(v * 0.72 - u * 0.7, u * 0.72 + v * 0.7, ink)
}
