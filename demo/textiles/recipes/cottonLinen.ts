import { butas, dyed } from '../bodies.ts'
import { lightNamed } from '../colour.ts'
import { clouded, crackled, printed } from '../fills/dyed.ts'
import { diamonds, ikat, zigzags } from '../fills/ikat.ts'
import { jaal, motifRow, sown } from '../fills/motifs.ts'
import { checks, layered, solid, stripesAlong } from '../fills/plain.ts'
import { barredPallu, butaPallu, filledPallu, kasavuPallu } from '../pallus.ts'
import {
  band,
  bar,
  bars,
  blended,
  plainBorder,
  row,
  saree,
  slimBorder,
  spires,
  striped,
  toned,
  turned,
  yarn,
  spun,
} from '../weaving.ts'
import type { Recipe } from './recipe.ts'

export const cottonLinen: Readonly<Record<string, Recipe>> = {
  'CL-01': ({ ground, zari }) =>
    saree({
      fibre: 'cotton',
      body: solid(ground),
      border: plainBorder(2.6, zari, zari, ground, zari),
      pallu: kasavuPallu(ground, zari, 3.2),
    }),
  'CL-02': ({ ground, zari }) =>
    saree({
      fibre: 'cotton',
      body: solid(ground),
      border: plainBorder(6.8, zari, zari, ground, zari),
      pallu: kasavuPallu(ground, zari, 8.5),
    }),
  'CL-03': ({ ground, second, zari }) =>
    saree({
      fibre: 'cotton',
      body: solid(ground),
      border: bars(
        [0.25, ground],
        [0.22, second],
        [0.3, ground],
        [0.5, second],
        [0.16, ground],
        [0.12, zari],
        [0.16, ground],
        [0.5, second],
        [0.3, ground],
        [0.22, second],
      ),
      pallu: bars(
        [1.5, ground],
        [1.6, zari],
        [0.7, ground],
        [0.6, second],
        [0.5, ground],
        [0.6, second],
        [0.5, ground],
        [0.6, second],
        [1.4, ground],
        [0.3, second],
      ),
    }),
  'CL-04': ({ ground, second, zari }) =>
    saree({
      fibre: 'cotton',
      body: solid(ground),
      border: bars(
        [0.3, second],
        [4.2, second],
        [0.4, zari],
        [0.3, ground],
        [0.35, second],
        [0.25, ground],
        [0.2, zari],
      ),
      pallu: bars([1.5, ground], [6, second], [0.5, zari], [0.9, ground], [0.8, second], [0.7, ground], [0.3, zari]),
    }),
  'CL-05': ({ ground, zari, second }) =>
    saree({
      fibre: 'cotton',
      body: butas(ground, 'feather', { figure: zari, inlay: second }, 4, 9),
      border: plainBorder(3.4, zari, zari, ground, zari),
      pallu: [
        bar(1.5, ground),
        bar(3, zari),
        bar(1, ground),
        row('feather', 12, ground, { figure: zari, inlay: second }, { pitch: 0.72 }),
        bar(1, ground),
        bar(0.6, zari),
        bar(1, ground),
        bar(0.3, zari),
      ],
    }),
  'CL-06': ({ ground, second }) =>
    saree({
      fibre: 'cotton',
      body: layered(solid(ground), stripesAlong([0.16, second], [1.1, undefined], [0.1, second], [0.5, undefined])),
      border: bars([0.5, second], [2, toned(ground, 0.7)], [0.4, second], [0.3, ground], [0.15, second]),
      pallu: barredPallu(ground, [second], 40),
    }),
  'CL-07': ({ ground, second, third }) =>
    saree({
      fibre: 'cotton',
      body: butas(ground, 'diamond', { figure: second, inlay: third }, 1.7, 5.4),
      border: slimBorder({
        width: 4.6,
        ground: second,
        line: third,
        motif: 'steps',
        yarns: { figure: third, inlay: ground },
        pitch: 0.9,
      }),
      pallu: butaPallu({ ground: second, line: third, woof: { figure: third, inlay: ground }, buta: 'steps' }, 48),
    }),
  'CL-08': ({ ground, second, zari }) =>
    saree({
      fibre: 'cotton',
      body: solid(ground),
      border: bars([0.3, second], [3, zari], [0.4, second], [0.5, zari], [0.4, ground], [0.2, zari]),
      pallu: [
        bar(2, second),
        bar(3.4, zari),
        bar(1.2, second),
        striped(18, second, [0.5, zari], [1.9, undefined]),
        bar(1, zari),
        bar(2, second),
        bar(0.4, zari),
      ],
    }),
  'CL-09': ({ ground, second, zari }) =>
    saree({
      fibre: 'cotton',
      sheer: 0.1,
      body: butas(ground, 'dot', { figure: zari }, 0.7, 4.4),
      border: slimBorder({ width: 4.4, ground, line: zari, motif: 'vine', yarns: { figure: zari, inlay: second } }),
      pallu: [
        bar(1.4, ground),
        bar(0.6, zari),
        row('vine', 3, ground, { figure: zari, inlay: second }),
        bar(0.4, zari),
        row('parrot', 17, ground, { figure: second, inlay: yarn('Red') }, { turning: true }),
        bar(0.4, zari),
        row('parrot', 13, ground, { figure: zari, inlay: second }, { turning: true }),
        bar(0.4, zari),
        row('vine', 3, ground, { figure: zari, inlay: second }),
        bar(0.5, zari),
      ],
    }),
  'CL-10': ({ ground, second, third }) =>
    saree({
      fibre: 'cotton',
      body: layered(
        solid(ground),
        checks([
          [3.6, undefined],
          [0.3, third],
          [3.6, second],
          [0.3, third],
        ]),
      ),
      border: [
        bar(0.4, third),
        bar(3.4, second),
        bar(0.3, ground),
        row('wave', 1.6, second, { figure: ground, inlay: third }),
        bar(0.3, ground),
        bar(2.4, second),
        bar(0.3, third),
        bar(0.5, ground),
      ],
      pallu: [
        bar(2, second),
        bar(4, third),
        striped(34, second, [2.6, undefined], [0.7, ground], [0.5, third], [0.7, ground]),
        bar(3, third),
        bar(0.8, ground),
      ],
    }),
  'CL-11': ({ dyes, second, third, ground }) => {
    const yarns = { ground: dyes[0], figure: dyes[1], second: dyes[2] }
    return saree({
      fibre: 'cotton',
      body: ikat(diamonds(9, 12), yarns, { warp: 0.22, weft: 0.16 }, 4),
      border: [
        bar(0.4, second),
        band(
          3.4,
          ikat(
            zigzags(3.4, 3),
            { ...yarns, ground: dyes[1], figure: dyes[2], second: dyes[0] },
            { warp: 0.16, weft: 0 },
            5,
          ),
        ),
        bar(0.4, third),
        bar(0.5, second),
      ],
      pallu: [
        bar(2, second),
        bar(0.6, third),
        band(
          28,
          turned(
            ikat(diamonds(7, 8), { ground: dyes[1], figure: dyes[2], second: dyes[0] }, { warp: 0.2, weft: 0.2 }, 6),
          ),
        ),
        bar(0.6, third),
        bar(4, second),
        bar(0.6, third),
        bar(3, ground),
      ],
    })
  },
  'CL-12': ({ ground, second }) => {
    const woof = { figure: toned(second, 1.08), inlay: toned(second, 1.04) }
    const soft = toned(ground, 0.86)
    return saree({
      fibre: 'khadi',
      sheer: 0.2,
      body: butas(soft, 'sprig', woof, 5, 9),
      border: [bar(0.3, second), row('vine', 3.6, soft, woof), bar(0.25, second)],
      pallu: butaPallu({ ground: soft, line: second, woof, buta: 'lotus', edge: 'vine' }, 66),
    })
  },
  'CL-13': ({ ground, dyes }) => {
    const lights = { figure: dyes[2], inlay: dyes[1] }
    return saree({
      fibre: 'cotton',
      sheer: 0.12,
      body: layered(solid(ground), printed('poppy', lights, { along: 7, across: 7.6, size: 5 }, 31)),
      border: [
        band(0.5, dyed(dyes[1])),
        band(
          4.4,
          solid(ground),
          motifRow('creeper', { figure: spun(dyes[2]), inlay: spun(dyes[1]) }, { height: 4.4, pitch: 1.3 }),
        ),
        band(0.3, dyed(dyes[1])),
      ],
      pallu: [
        band(1, dyed(dyes[1])),
        ...filledPallu(
          44,
          layered(solid(ground), turned(printed('poppy', lights, { along: 9, across: 8, size: 8 }, 33))),
          ground,
          spun(dyes[1]),
        ),
      ],
    })
  },
  'CL-14': ({ dyes, ground, second }) => {
    const resist = blended(ground, second, 0.88).light
    const sky = dyes[2]
    return saree({
      fibre: 'cotton',
      body: clouded(
        layered(
          dyed(dyes[0]),
          crackled(sky, 0.5),
          sown('leaf', { figure: spun(resist), inlay: spun(sky) }, { along: 6.4, across: 5, size: 4.4 }),
        ),
        0.18,
        8,
      ),
      border: [
        band(0.5, dyed(sky)),
        band(
          5,
          dyed(dyes[0]),
          motifRow('creeper', { figure: spun(resist), inlay: spun(sky) }, { height: 5, pitch: 1.2 }),
        ),
        band(0.4, dyed(resist)),
      ],
      pallu: filledPallu(
        46,
        clouded(
          layered(
            dyed(dyes[0]),
            crackled(sky, 0.6),
            turned(
              jaal(['leaf', 'flower'], { figure: spun(resist), inlay: spun(sky) }, { along: 9, across: 8, size: 5 }),
            ),
          ),
          0.2,
          9,
        ),
        ground,
        spun(resist),
      ),
    })
  },
  'CL-15': ({ dyes }) => {
    const [madder, indigo, black] = dyes
    const white = lightNamed('Ivory')
    const star = { figure: white, inlay: indigo }
    return saree({
      fibre: 'cotton',
      body: clouded(
        layered(
          dyed(madder),
          printed('star', star, { along: 6.2, across: 6.2, size: 6 }, 41),
          printed('trefoil', { figure: black, inlay: white }, { along: 6.2, across: 6.2, size: 2.6 }, 42),
        ),
        0.08,
        10,
      ),
      border: [
        band(0.6, dyed(black)),
        band(5.4, dyed(indigo), motifRow('star', { figure: spun(white), inlay: spun(madder) }, { height: 5.4 })),
        band(0.4, dyed(white)),
        band(1.6, dyed(black), motifRow('trefoil', { figure: spun(white) }, { height: 1.6 })),
        band(0.3, dyed(white)),
      ],
      pallu: filledPallu(
        46,
        layered(
          dyed(indigo),
          printed('star', { figure: white, inlay: madder }, { along: 9, across: 9, size: 8.8, dropped: false }, 43),
        ),
        spun(black),
        spun(white),
      ),
    })
  },
  'CL-16': ({ dyes }) => {
    const [beige, brick, indigo] = dyes
    const woof = { figure: spun(brick), inlay: spun(indigo) }
    return saree({
      fibre: 'cotton',
      body: clouded(
        layered(
          dyed(beige),
          printed(
            'creeper',
            { figure: brick, inlay: indigo },
            { along: 8.4, across: 8.4, size: 8.4, dropped: false },
            51,
          ),
        ),
        0.1,
        12,
      ),
      border: [
        band(0.6, dyed(indigo)),
        band(6, dyed(brick), motifRow('lotus', { figure: spun(beige), inlay: spun(indigo) }, { height: 6 })),
        band(0.4, dyed(beige)),
        band(1.4, dyed(indigo), motifRow('dot', { figure: spun(beige) }, { height: 1.4 })),
      ],
      pallu: filledPallu(
        48,
        layered(dyed(beige), motifRow('peacock', woof, { height: 48, pitch: 0.8, turning: true, size: 0.9 })),
        spun(brick),
        spun(indigo),
        44,
      ),
    })
  },
  'CL-17': ({ ground, second }) =>
    saree({
      fibre: 'khadi',
      body: solid(ground),
      border: bars([0.3, second], [1.3, second], [0.5, ground], [0.4, second]),
      pallu: barredPallu(ground, [second], 52),
    }),
  'CL-18': ({ ground, second }) =>
    saree({
      fibre: 'khadi',
      body: butas(ground, 'keri', { figure: second, inlay: ground }, 2.2, 7),
      border: slimBorder({
        width: 5,
        ground: second,
        line: ground,
        motif: 'mango',
        yarns: { figure: ground, inlay: second },
      }),
      pallu: [
        bar(1.4, ground),
        bar(2.4, second),
        bar(0.8, ground),
        row('mango', 8, second, { figure: ground, inlay: toned(second, 0.6) }),
        bar(0.8, ground),
        bar(1.4, second),
        bar(4, ground),
        bar(1.4, second),
        bar(0.8, ground),
        bar(0.5, second),
      ],
    }),
  'CL-19': ({ ground, second, third }) =>
    saree({
      fibre: 'cotton',
      body: clouded(solid(ground), 0.07, 14),
      border: bars([0.4, third], [1.6, second], [0.4, third], [0.4, ground], [0.2, third]),
      pallu: barredPallu(ground, [second, third], 58),
    }),
  'CL-20': ({ ground, second }) =>
    saree({
      fibre: 'cotton',
      body: layered(
        solid(ground),
        checks([
          [1.05, undefined],
          [0.28, second],
        ]),
      ),
      border: bars([0.4, second], [2.4, toned(ground, 0.66)], [0.3, second], [0.4, ground], [0.2, second]),
      pallu: [
        bar(2, ground),
        striped(34, toned(ground, 0.66), [1.6, undefined], [0.5, second], [0.5, undefined], [0.5, second]),
        bar(1, second),
      ],
    }),
  'CL-21': ({ ground, second, third }) => {
    const woof = { figure: second, inlay: third }
    return saree({
      fibre: 'khadi',
      body: butas(ground, 'dancer', woof, 2.8, 10),
      border: [
        bar(0.5, third),
        row('steps', 4.6, ground, woof),
        bar(0.3, second),
        row('wave', 1.8, third, { figure: second }),
      ],
      pallu: [
        bar(2, third),
        row('wave', 3, ground, woof),
        row('dancer', 9, ground, woof, { pitch: 0.7 }),
        bar(0.6, second),
        row('steps', 10, third, { figure: second, inlay: ground }),
        bar(0.6, second),
        row('dancer', 9, ground, woof, { pitch: 0.7 }),
        row('wave', 3, ground, woof),
        bar(1.2, third),
        spires(4, { figure: third }),
      ],
    })
  },
  'CL-22': ({ ground, zari }) =>
    saree({
      fibre: 'linen',
      zari: 'silver',
      body: solid(ground),
      border: bars([0.3, zari], [1.5, zari], [0.5, ground], [0.3, zari]),
      pallu: barredPallu(ground, [zari, toned(ground, 0.62)], 40),
    }),
  'CL-23': ({ ground, second, zari }) => {
    const woof = { figure: second, inlay: zari }
    return saree({
      fibre: 'linen',
      zari: 'silver',
      body: butas(ground, 'lotus', woof, 4.4, 9),
      border: bars([0.3, zari], [1.6, zari], [0.4, ground], [0.3, zari]),
      pallu: [
        bar(1.4, ground),
        bar(0.8, zari),
        band(46, solid(toned(ground, 0.86)), turned(sown('lotus', woof, { along: 9, across: 8.4, size: 7.4 }))),
        bar(0.8, zari),
        bar(0.8, ground),
        bar(0.3, zari),
      ],
    })
  },
  'CL-24': ({ ground, second, third }) =>
    saree({
      fibre: 'linen',
      body: solid(ground),
      border: bars([0.3, second], [7, second], [0.4, ground], [0.5, second]),
      otherBorder: bars([0.3, third], [7, third], [0.4, ground], [0.5, third]),
      pallu: [
        bar(2, ground),
        striped(44, ground, [2.4, undefined], [1.1, second], [0.5, undefined], [1.1, third]),
        bar(1, ground),
      ],
    }),
}
