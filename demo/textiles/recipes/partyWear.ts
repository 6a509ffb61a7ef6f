import { butas } from '../bodies.ts'
import { lightNamed } from '../colour.ts'
import { leheriya, tiedDots, tiedFigures, tissued } from '../fills/dyed.ts'
import { motifRow, sown } from '../fills/motifs.ts'
import { layered, solid } from '../fills/plain.ts'
import { flecks, mirrors, netted, stitched, stitchedRow } from '../fills/stitched.ts'
import { barredPallu, butaPallu, filledPallu, richPallu } from '../pallus.ts'
import { band, bar, bars, richBorder, row, saree, slimBorder, toned, turned, yarn, spun } from '../weaving.ts'
import type { Recipe } from './recipe.ts'

export const partyWear: Readonly<Record<string, Recipe>> = {
  'PW-01': ({ ground, dyes: [saffron, rani, white], zari }) =>
    saree({
      fibre: 'georgette',
      sheer: 0.14,
      fringed: false,
      body: layered(solid(ground), leheriya([saffron, rani, saffron, white, rani], 2.6)),
      border: bars([0.3, zari], [1.5, zari], [0.3, spun(rani)], [0.3, zari]),
      pallu: filledPallu(34, layered(solid(ground), turned(leheriya([rani, saffron, white], 1.8))), spun(rani), zari),
    }),
  'PW-02': ({ ground, dyes: [, turmeric], zari }) =>
    saree({
      fibre: 'georgette',
      fringed: false,
      body: layered(solid(ground), tiedDots(turmeric, 2.6, 0.42)),
      border: [
        bar(0.4, zari),
        row('wave', 2, zari, { figure: ground }),
        bar(1.8, zari),
        row('leaf', 1.6, ground, { figure: zari, inlay: zari }),
      ],
      pallu: [
        bar(0.4, zari),
        bar(4.4, zari),
        band(
          40,
          solid(ground),
          turned(
            layered(tiedFigures('flower', [turmeric, lightNamed('White')], { along: 12, across: 12, size: 11.4 })),
          ),
        ),
        bar(1.6, zari),
      ],
    }),
  'PW-03': ({ ground, second, third }) => {
    const floss = { figure: second, inlay: third }
    return saree({
      fibre: 'georgette',
      sheer: 0.1,
      fringed: false,
      body: layered(solid(ground), stitched('diamond', floss, { along: 11, across: 11, size: 2 })),
      border: [
        bar(0.3, second),
        band(5.4, solid(ground), stitchedRow('lozenge', floss, 5.4, 0.8)),
        bar(0.3, third),
        band(1.8, solid(ground), stitchedRow('diamond', floss, 1.8, 1)),
      ],
      pallu: [
        bar(0.6, second),
        band(44, solid(ground), turned(stitched('lozenge', floss, { along: 7, across: 6, size: 6 }))),
        bar(0.4, third),
        band(3, solid(ground), stitchedRow('diamond', floss, 3, 1)),
      ],
    })
  },
  'PW-04': ({ ground, second, zari }) => {
    const floss = { figure: second, inlay: yarn('Ivory') }
    return saree({
      fibre: 'georgette',
      zari: 'silver',
      fringed: false,
      body: layered(solid(ground), mirrors(second, { along: 12, across: 12, size: 1.5 })),
      border: [
        bar(0.4, second),
        band(
          4.6,
          solid(ground),
          stitchedRow('flower', floss, 4.6, 1),
          mirrors(second, { along: 4.6, across: 9.2, size: 1.3, dropped: false }),
        ),
        bar(0.3, zari),
        band(2.4, solid(second), mirrors(yarn('Ivory'), { along: 2.4, across: 4.8, size: 1.6, dropped: false })),
        bar(0.3, second),
      ],
      pallu: [
        bar(0.6, second),
        band(
          46,
          solid(ground),
          turned(
            layered(
              stitched('flower', floss, { along: 9, across: 9, size: 6.6 }),
              mirrors(second, { along: 4.5, across: 4.5, size: 1.3 }),
            ),
          ),
        ),
        bar(0.5, zari),
        bar(1, second),
      ],
    })
  },
  'PW-05': ({ ground, second, zari }) =>
    saree({
      fibre: 'linen',
      zari: 'silver',
      body: tissued(solid(toned(ground, 0.9)), zari, 0.5),
      border: bars([0.3, second], [1.8, zari], [0.4, second], [0.3, zari]),
      pallu: barredPallu(ground, [second, zari], 46),
    }),
  'PW-06': ({ ground, zari }) =>
    saree({
      fibre: 'georgette',
      fringed: false,
      body: layered(solid(ground), sown('keri', { figure: zari }, { along: 8, across: 8.4, size: 3.2 })),
      border: [
        bar(0.3, zari),
        band(
          5,
          solid(ground),
          motifRow('creeper', { figure: zari, inlay: toned(ground, 1.8) }, { height: 5, pitch: 1.3 }),
        ),
        bar(0.3, zari),
        row('dot', 1, ground, { figure: zari }),
      ],
      pallu: filledPallu(
        46,
        layered(
          solid(ground),
          turned(sown('mango', { figure: zari, inlay: toned(ground, 1.8) }, { along: 11, across: 10, size: 9.4 })),
        ),
        ground,
        zari,
      ),
    }),
  'PW-07': ({ ground, second }) => {
    const white = { figure: second, inlay: toned(ground, 1.25) }
    return saree({
      fibre: 'georgette',
      sheer: 0.16,
      fringed: false,
      body: layered(solid(ground), stitched('sprig', white, { along: 8.4, across: 8, size: 6.4 })),
      border: [
        bar(0.3, second),
        band(5.6, solid(ground), stitchedRow('creeper', white, 5.6, 1.2)),
        band(2, solid(ground), stitchedRow('flower', white, 2, 1)),
      ],
      pallu: [
        bar(0.4, second),
        band(48, solid(ground), turned(stitched('mango', white, { along: 13, across: 12, size: 11.6 }))),
        band(3, solid(ground), stitchedRow('vine', white, 3, 1)),
      ],
    })
  },
  'PW-08': ({ ground, zari }) =>
    saree({
      fibre: 'georgette',
      zari: 'silver',
      sheer: 0.12,
      fringed: false,
      body: layered(solid(ground), flecks(zari, 1.7, 0.17)),
      border: [bar(0.4, zari), band(4, solid(ground), flecks(zari, 0.62, 0.2)), bar(0.2, zari)],
      pallu: [
        bar(0.5, zari),
        band(22, solid(ground), flecks(zari, 0.7, 0.22)),
        band(22, solid(ground), flecks(zari, 1.1, 0.2)),
      ],
    }),
  'PW-09': ({ ground, second, zari }) => {
    const woof = { figure: zari, inlay: second }
    return saree({
      fibre: 'silk',
      zari: 'silver',
      sheer: 0.06,
      body: butas(ground, 'sprig', woof, 4, 7.6),
      border: slimBorder({
        width: 4.4,
        ground: second,
        line: zari,
        motif: 'creeper',
        yarns: { figure: zari, inlay: ground },
        pitch: 1.2,
      }),
      pallu: butaPallu(
        {
          ground: second,
          line: zari,
          woof: { figure: zari, inlay: ground },
          buta: 'jasmine',
          edge: 'vine',
          rowMotif: 'lotus',
        },
        70,
      ),
      blouse: solid(second),
    })
  },
  'PW-10': ({ ground, zari }) =>
    saree({
      fibre: 'tissue',
      zari: 'copper',
      sheer: 0.08,
      body: tissued(solid(ground), { light: zari.light, zari: 1 }, 0.42),
      border: [
        bar(0.3, zari),
        row('coin', 4, toned(ground, 0.7), { figure: zari, inlay: ground }),
        bar(0.3, zari),
        bar(0.3, ground),
        bar(0.2, zari),
      ],
      pallu: [
        bar(1, ground),
        bar(1.6, zari),
        row('coin', 7, toned(ground, 0.7), { figure: zari, inlay: ground }),
        bar(0.5, zari),
        band(
          24,
          tissued(solid(ground), zari, 0.42),
          turned(sown('coin', { figure: zari, inlay: toned(ground, 0.7) }, { along: 5, across: 5, size: 3 })),
        ),
        bar(0.5, zari),
        row('coin', 5, toned(ground, 0.7), { figure: zari, inlay: ground }),
        bar(0.4, zari),
      ],
    }),
  'PW-11': ({ ground, second, third }) => {
    const floss = { figure: second, inlay: third }
    return saree({
      fibre: 'crepe',
      fringed: false,
      body: layered(solid(ground), stitched('chinar', floss, { along: 13, across: 12, size: 4 })),
      border: [
        bar(0.2, second),
        band(8, solid(ground), stitchedRow('creeper', floss, 8, 1.2)),
        band(2.4, solid(ground), stitchedRow('vine', floss, 2.4, 1.1)),
      ],
      pallu: [
        bar(0.3, second),
        band(50, solid(ground), turned(stitched('chinar', floss, { along: 10, across: 10, size: 8.4 }))),
        band(3, solid(ground), stitchedRow('vine', floss, 3, 1.1)),
      ],
    })
  },
  'PW-12': ({ ground, second, zari }) => {
    const woof = { figure: zari, inlay: second }
    return saree({
      fibre: 'organza',
      sheer: 0.36,
      fringed: false,
      body: butas(ground, 'rose', woof, 4.4, 9),
      border: richBorder({ width: 6.4, ground, line: zari, motif: 'rose', yarns: woof, pitch: 1.1 }),
      pallu: richPallu({ ground, line: zari, woof, motif: 'rose', field: ['rose', 'flower'], temples: false }),
    })
  },
  'PW-13': ({ ground, second, zari }) => {
    const metal = { figure: zari, inlay: second }
    return saree({
      fibre: 'organza',
      sheer: 0.42,
      fringed: false,
      body: layered(solid(ground), netted, flecks(zari, 5, 0.3)),
      border: [
        bar(0.4, zari),
        band(8, solid(ground), stitchedRow('creeper', metal, 8, 1.2)),
        band(2, solid(ground), stitchedRow('coin', metal, 2, 1)),
        bar(0.3, zari),
      ],
      pallu: [
        bar(0.6, zari),
        band(
          40,
          solid(ground),
          turned(layered(stitched('rose', metal, { along: 10, across: 10, size: 7.4 }), flecks(zari, 2.4, 0.2))),
        ),
        bar(0.4, zari),
      ],
    })
  },
  'PW-14': ({ ground, zari }) => {
    const woof = { figure: zari, inlay: toned(ground, 0.6) }
    return saree({
      fibre: 'georgette',
      body: butas(ground, 'leaf', woof, 3.4, 7.4),
      border: slimBorder({ width: 5.4, ground, line: zari, motif: 'vine', yarns: woof, pitch: 1.2 }),
      pallu: butaPallu({ ground, line: zari, woof, buta: 'leaf', edge: 'vine', rowMotif: 'mango' }, 66),
    })
  },
}
