import { butas, dyed } from '../bodies.ts'
import { lightNamed } from '../colour.ts'
import type { Cloth } from '../cloth.ts'
import { clouded, crackled, printed, printedRow, tiedFigures } from '../fills/dyed.ts'
import { diamonds, ikat, zigzags } from '../fills/ikat.ts'
import { sown } from '../fills/motifs.ts'
import { checks, khat, layered, solid } from '../fills/plain.ts'
import { kantha, stitched, stitchedRow } from '../fills/stitched.ts'
import type { Yarn } from '../ink.ts'
import { barredPallu, kasavuPallu } from '../pallus.ts'
import { band, bar, bars, richBorder, row, saree, slimBorder, toned, turned, yarn, spun } from '../weaving.ts'
import type { ClothParts, SuitRecipe } from './recipe.ts'

/** A length without a border or an end, as it is cut from the bolt. */
function length(fibre: Cloth['fibre'], body: Cloth['body'], more: Partial<ClothParts> = {}): ClothParts {
  return {
    ...saree({ fibre, body, border: [bar(0.3, spun([0.8, 0.78, 0.72]))], pallu: [], fringed: false }),
    ...more,
  }
}

function plain(fibre: Cloth['fibre'], of: Yarn, more: Partial<ClothParts> = {}): ClothParts {
  return length(fibre, solid(of), more)
}

export const salwarSuits: Readonly<Record<string, SuitRecipe>> = {
  'US-01': ({ ground, second, third, dyes }) => {
    const yarns = { ground: dyes[0], figure: dyes[1], second: dyes[2] }
    return {
      top: length('cotton', ikat(diamonds(8, 10), yarns, { warp: 0.2, weft: 0.16 }, 4)),
      bottom: plain('cotton', second),
      dupatta: saree({
        fibre: 'cotton',
        body: ikat(diamonds(5, 6), { ...yarns, ground: dyes[1], figure: dyes[0] }, { warp: 0.18, weft: 0.14 }, 5),
        border: [bar(0.4, ground), band(3, ikat(zigzags(3, 3), yarns, { warp: 0.14, weft: 0 }, 6)), bar(0.3, third)],
        pallu: [
          bar(2, ground),
          bar(0.5, third),
          band(14, turned(ikat(diamonds(7, 7), yarns, { warp: 0.2, weft: 0.14 }, 7))),
          bar(0.5, third),
        ],
      }),
    }
  },
  'US-02': ({ ground, second, zari }) => ({
    top: saree({
      fibre: 'cotton',
      body: solid(ground),
      border: bars([0.3, zari], [2.4, zari], [0.4, ground], [0.25, zari]),
      pallu: [],
      fringed: false,
    }),
    bottom: plain('cotton', second),
    dupatta: saree({
      fibre: 'cotton',
      body: solid(second),
      border: bars([0.3, zari], [3, zari], [0.4, second], [0.3, zari]),
      pallu: bars([1.4, second], [4, zari], [1, second], [0.5, zari], [1, second], [0.5, zari]),
    }),
  }),
  'US-03': ({ ground, dyes, second }) => {
    const lights = { figure: dyes[1], inlay: dyes[2] }
    return {
      top: length(
        'khadi',
        clouded(
          layered(
            solid(ground),
            crackled(lightNamed('White'), 0.5),
            printed('leaf', lights, { along: 6, across: 5, size: 4.4 }, 81),
          ),
          0.08,
          2,
        ),
      ),
      bottom: plain('khadi', second),
      dupatta: saree({
        fibre: 'khadi',
        body: clouded(
          layered(
            dyed(dyes[2]),
            printed(
              'creeper',
              { figure: dyes[1], inlay: dyes[0] },
              { along: 7, across: 7, size: 7, dropped: false },
              82,
            ),
          ),
          0.1,
          3,
        ),
        border: [band(0.6, dyed(dyes[1])), row('leaf', 3, ground, { figure: second })],
        pallu: [bar(1, second), row('leaf', 9, ground, { figure: second }, { pitch: 0.7 }), bar(0.6, second)],
      }),
    }
  },
  'US-04': ({ ground, second, dyes }) => ({
    top: length(
      'cotton',
      layered(
        solid(ground),
        printed('sprig', { figure: dyes[2], inlay: dyes[1] }, { along: 4.6, across: 4.4, size: 3.6 }, 83),
      ),
    ),
    bottom: length(
      'cotton',
      layered(solid(ground), printed('dot', { figure: dyes[1] }, { along: 1.6, across: 1.6, size: 0.4 }, 84)),
    ),
    dupatta: saree({
      fibre: 'cotton',
      sheer: 0.12,
      fringed: false,
      body: layered(
        solid(ground),
        printed('rose', { figure: dyes[1], inlay: dyes[1] }, { along: 7, across: 7, size: 3.4 }, 85),
      ),
      border: [bar(0.5, second), band(3.4, solid(ground), printedRow('creeper', dyes[2], dyes[1], 3.4))],
      pallu: [bar(0.5, second), band(10, solid(ground), printedRow('poppy', dyes[2], dyes[1], 10)), bar(0.4, second)],
    }),
  }),
  'US-05': ({ ground, second, zari }) => ({
    top: saree({
      fibre: 'cotton',
      body: butas(ground, 'dot', { figure: zari }, 0.6, 4),
      border: bars([0.3, zari], [1.4, zari], [0.4, ground], [0.25, zari]),
      pallu: [],
      fringed: false,
    }),
    bottom: plain('cotton', second),
    dupatta: saree({
      fibre: 'cotton',
      fringed: false,
      body: solid(ground),
      border: bars([0.3, zari], [3, zari], [0.3, second], [0.5, second], [0.3, ground], [0.25, zari]),
      pallu: kasavuPallu(ground, zari, 6),
    }),
  }),
  'US-06': ({ ground, second, zari }) => ({
    top: length('organza', layered(solid(ground), khat(second, 0.62)), { sheer: 0.14 }),
    bottom: plain('cotton', second),
    dupatta: saree({
      fibre: 'organza',
      zari: 'silver',
      sheer: 0.22,
      fringed: false,
      body: layered(solid(ground), khat(second, 0.62)),
      border: bars([0.3, zari], [2, zari], [0.4, ground], [0.25, zari]),
      pallu: bars([1, ground], [3, zari], [0.8, ground], [0.5, zari]),
    }),
  }),
  'US-07': ({ ground, second, zari }) => ({
    top: length(
      'crepe',
      layered(
        solid(ground),
        checks([
          [0.7, undefined],
          [0.08, toned(ground, 1.9)],
        ]),
      ),
    ),
    bottom: plain('crepe', second),
    dupatta: saree({
      fibre: 'crepe',
      body: layered(
        solid(second),
        checks([
          [0.7, undefined],
          [0.08, toned(second, 0.6)],
        ]),
      ),
      border: [
        bar(0.3, ground),
        row('brick', 3, ground, { figure: zari }),
        bar(0.3, zari),
        row('wave', 1.4, ground, { figure: zari }),
      ],
      pallu: barredPallu(second, [ground, zari], 26),
    }),
  }),
  'US-08': ({ ground, second, zari }) => {
    const woof = { figure: zari, inlay: second }
    return {
      top: length('silk', butas(ground, 'keri', woof, 2.6, 6)),
      bottom: plain('silk', second),
      dupatta: saree({
        fibre: 'silk',
        body: layered(
          solid(second),
          sown('sprig', { figure: zari, inlay: ground }, { along: 8, across: 7.6, size: 4.4 }),
        ),
        border: richBorder({ width: 7, ground, line: zari, motif: 'mango', yarns: woof }),
        pallu: [
          bar(1, ground),
          bar(0.8, zari),
          row('mango', 12, ground, woof, { pitch: 0.84 }),
          bar(0.5, zari),
          row('rudraksha', 2.2, ground, woof),
          bar(0.5, zari),
        ],
      }),
    }
  },
  'US-09': ({ ground, second }) => ({
    top: plain('tussar', ground),
    bottom: plain('tussar', second),
    dupatta: saree({
      fibre: 'tussar',
      body: solid(ground),
      border: bars([0.3, second], [1.2, second], [0.4, ground], [0.3, second]),
      pallu: barredPallu(ground, [second], 34),
    }),
  }),
  'US-10': ({ ground, second, third }) => {
    const floss = { figure: second, inlay: third }
    return {
      top: length('tussar', layered(solid(ground), kantha('parrot', floss, { along: 14, across: 13, size: 10 }))),
      bottom: plain('tussar', third),
      dupatta: saree({
        fibre: 'tussar',
        body: layered(solid(ground), kantha('peacock', floss, { along: 18, across: 18, size: 14 })),
        border: [bar(0.3, second), row('vine', 3, ground, floss), bar(0.3, second)],
        pallu: [bar(0.5, second), row('fish', 9, ground, floss, { turning: true }), bar(0.4, third)],
      }),
    }
  },
  'US-11': ({ ground, zari }) => ({
    top: length('crepe', butas(ground, 'keri', { figure: zari }, 2.2, 5.4), { zari: 'silver' }),
    bottom: plain('crepe', toned(ground, 0.72)),
    dupatta: saree({
      fibre: 'crepe',
      zari: 'silver',
      sheer: 0.16,
      fringed: false,
      body: butas(ground, 'dot', { figure: zari }, 0.7, 4.4),
      border: bars([0.3, zari], [2, zari], [0.4, ground], [0.25, zari]),
      pallu: [
        bar(1, ground),
        bar(3, zari),
        row('mango', 9, ground, { figure: zari, inlay: toned(ground, 0.7) }, { pitch: 0.86 }),
        bar(0.8, zari),
      ],
    }),
  }),
  'US-12': ({ ground, second, dyes }) => ({
    top: length(
      'crepe',
      layered(
        solid(ground),
        printed('sprig', { figure: dyes[1], inlay: dyes[2] }, { along: 9, across: 8, size: 7.4 }, 86),
      ),
    ),
    bottom: plain('crepe', second),
    dupatta: saree({
      fibre: 'crepe',
      sheer: 0.12,
      fringed: false,
      body: layered(
        solid(spun(dyes[2])),
        printed('dot', { figure: dyes[1] }, { along: 2.4, across: 2.4, size: 0.6 }, 87),
      ),
      border: [bar(0.5, second), band(3.6, solid(ground), printedRow('creeper', dyes[1], dyes[2], 3.6))],
      pallu: [bar(0.6, second), band(13, solid(ground), printedRow('sprig', dyes[1], dyes[2], 13)), bar(0.5, second)],
    }),
  }),
  'US-13': ({ ground, second, zari }) => ({
    top: length(
      'crepe',
      layered(solid(ground), stitched('leaf', { figure: zari, inlay: zari }, { along: 9, across: 9, size: 2.6 })),
    ),
    bottom: plain('crepe', second),
    dupatta: saree({
      fibre: 'crepe',
      sheer: 0.1,
      fringed: false,
      body: layered(
        solid(second),
        stitched('flower', { figure: zari, inlay: ground }, { along: 11, across: 11, size: 2.4 }),
      ),
      border: [
        bar(0.4, zari),
        band(3, solid(ground), stitchedRow('leaf', { figure: zari, inlay: zari }, 3, 0.7)),
        bar(1, zari),
      ],
      pallu: [
        bar(1.2, zari),
        band(9, solid(ground), stitchedRow('flower', { figure: zari, inlay: second }, 9, 1)),
        bar(0.6, zari),
      ],
    }),
  }),
  'US-14': ({ ground, second }) => {
    const white = { figure: second, inlay: toned(ground, 1.2) }
    return {
      top: length('georgette', layered(solid(ground), stitched('sprig', white, { along: 9, across: 8, size: 7 }))),
      bottom: plain('georgette', second),
      dupatta: saree({
        fibre: 'georgette',
        sheer: 0.14,
        fringed: false,
        body: layered(solid(ground), stitched('flower', white, { along: 8, across: 8, size: 2.4 })),
        border: [bar(0.3, second), band(4.6, solid(ground), stitchedRow('creeper', white, 4.6, 1.2))],
        pallu: [
          bar(0.3, second),
          band(13, solid(ground), stitchedRow('mango', white, 13, 0.86)),
          band(3, solid(ground), stitchedRow('vine', white, 3, 1)),
        ],
      }),
    }
  },
  'US-15': ({ ground, second, dyes }) => {
    const [, saffron, white] = dyes
    return {
      top: length(
        'georgette',
        layered(solid(ground), tiedFigures('flower', [white, saffron], { along: 10, across: 10, size: 8 })),
      ),
      bottom: plain('georgette', second),
      dupatta: saree({
        fibre: 'georgette',
        fringed: false,
        sheer: 0.08,
        body: layered(solid(ground), tiedFigures('diamond', [white, saffron], { along: 9, across: 9, size: 8 })),
        border: [
          bar(0.4, second),
          bar(3, second),
          band(1.4, solid(ground), tiedFigures('dot', [white, saffron], { along: 1.4, across: 1.4, size: 1.2 })),
        ],
        pallu: [
          bar(3, second),
          band(18, solid(ground), turned(tiedFigures('wheel', [white, saffron], { along: 17, across: 17, size: 16 }))),
          bar(1, second),
        ],
      }),
    }
  },
  'US-16': ({ ground, zari }) => {
    const metal = { figure: zari, inlay: yarn('Rose') }
    return {
      top: length('georgette', layered(solid(ground), stitched('mango', metal, { along: 16, across: 14, size: 9 }))),
      bottom: plain('georgette', toned(ground, 0.8)),
      dupatta: saree({
        fibre: 'georgette',
        sheer: 0.12,
        fringed: false,
        body: layered(solid(ground), stitched('coin', metal, { along: 9, across: 9, size: 1.6 })),
        border: slimBorder({ width: 3.6, ground, line: zari, motif: 'creeper', yarns: metal, pitch: 1.3 }),
        pallu: [bar(0.6, zari), band(11, solid(ground), stitchedRow('mango', metal, 11, 0.86)), bar(0.6, zari)],
      }),
    }
  },
}
