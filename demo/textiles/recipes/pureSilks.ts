import { butas } from '../bodies.ts'
import { jaal, sown } from '../fills/motifs.ts'
import { checks, layered, solid } from '../fills/plain.ts'
import { kantha } from '../fills/stitched.ts'
import { barredPallu, butaPallu, richPallu, tapestryPallu } from '../pallus.ts'
import {
  bar,
  bars,
  blended,
  plainBorder,
  richBorder,
  row,
  saree,
  seenOn,
  slimBorder,
  toned,
  yarn,
  zari,
} from '../weaving.ts'
import type { Recipe } from './recipe.ts'

export const pureSilks: Readonly<Record<string, Recipe>> = {
  'PS-01': ({ ground, second, zari: gold }) => {
    const woof = { figure: gold, inlay: ground }
    return saree({
      fibre: 'silk',
      body: butas(ground, 'keri', { figure: gold, inlay: second }, 2.9, 8.4),
      border: richBorder({ width: 9, ground: second, line: gold, motif: 'mango', yarns: woof, temples: 5.5 }),
      pallu: richPallu({ ground: second, line: gold, woof, motif: 'peacock', field: ['flower', 'mango'] }),
      blouse: butas(second, 'dot', { figure: gold }, 0.5, 2.6),
    })
  },
  'PS-02': ({ ground, zari: gold }) => {
    const silver = zari('silver')
    const woof = { figure: gold, inlay: silver }
    return saree({
      fibre: 'silk',
      body: layered(solid(ground), sown('sprig', { figure: gold, inlay: silver }, { along: 8, across: 8.4, size: 5 })),
      border: richBorder({ width: 7.5, ground, line: gold, motif: 'creeper', yarns: woof }),
      pallu: richPallu({ ground, line: gold, woof, motif: 'mango', field: ['lotus', 'flower'], temples: false }),
      blouse: butas(ground, 'dot', { figure: gold }, 0.6, 2.8),
    })
  },
  'PS-03': ({ ground, zari: gold }) =>
    saree({
      fibre: 'crepe',
      body: solid(ground),
      border: plainBorder(4, gold, gold, ground),
      pallu: bars(
        [1.4, ground],
        [14, gold],
        [1.2, ground],
        [1, gold],
        [1, ground],
        [1, gold],
        [1, ground],
        [0.4, gold],
      ),
    }),
  'PS-04': ({ ground, second, third }) =>
    saree({
      fibre: 'tussar',
      body: solid(ground),
      border: slimBorder({ width: 2.6, ground: second, line: third, motif: 'dot', yarns: { figure: ground } }),
      pallu: barredPallu(third, [second, ground], 60),
    }),
  'PS-05': ({ ground, zari: gold, second }) => {
    const tapestry = { figure: second, inlay: yarn('Red') }
    return saree({
      fibre: 'silk',
      shot: [1.5, 0.7, 0.75],
      body: butas(ground, 'coin', { figure: gold, inlay: ground }, 1.4, 5.2),
      border: richBorder({ width: 9.5, ground: gold, line: ground, motif: 'parrot', yarns: tapestry, turning: true }),
      pallu: tapestryPallu({
        ground: gold,
        line: ground,
        motif: 'parrot',
        woof: tapestry,
        second: 'lotus',
        secondWoof: { figure: ground, inlay: yarn('Rani') },
      }),
      blouse: butas(ground, 'dot', { figure: gold }, 0.5, 2.4),
    })
  },
  'PS-06': ({ ground, second, zari: silver }) =>
    saree({
      fibre: 'silk',
      zari: 'silver',
      body: butas(ground, 'jasmine', { figure: silver, inlay: second }, 2.7, 6.8),
      border: slimBorder({
        width: 3.4,
        ground: second,
        line: silver,
        motif: 'diamond',
        yarns: { figure: silver, inlay: ground },
      }),
      pallu: butaPallu({ ground: second, line: silver, woof: { figure: silver, inlay: ground }, buta: 'jasmine' }),
      blouse: solid(second),
    }),
  'PS-07': ({ ground, second, third }) => {
    const woof = { figure: second, inlay: third }
    return saree({
      fibre: 'silk',
      body: layered(
        solid(ground),
        sown('rose', woof, { along: 6.4, across: 6.8, size: 4.2 }),
        sown('sprig', woof, { along: 6.4, across: 3.4, size: 2 }),
      ),
      border: slimBorder({
        width: 5,
        ground: toned(ground, 0.72),
        line: second,
        motif: 'creeper',
        yarns: woof,
        pitch: 1.3,
      }),
      pallu: butaPallu({ ground: toned(ground, 0.72), line: second, woof, buta: 'rose', edge: 'vine' }),
    })
  },
  'PS-08': ({ ground, second, third }) =>
    saree({
      fibre: 'tussar',
      body: solid(ground),
      border: bars(
        [0.4, third],
        [1.6, second],
        [0.5, ground],
        [0.8, second],
        [0.4, ground],
        [0.4, third],
        [0.5, ground],
        [0.3, second],
      ),
      pallu: barredPallu(ground, [second, third], 48),
    }),
  'PS-09': ({ ground, second, third, zari: gold }) => {
    const woof = { figure: gold, inlay: third }
    return saree({
      fibre: 'silk',
      body: layered(
        solid(third),
        checks([
          [3.4, ground],
          [0.12, gold],
          [3.4, undefined],
        ]),
      ),
      border: richBorder({
        width: 9,
        ground: second,
        line: gold,
        motif: 'temple',
        yarns: woof,
        temples: 5,
        pitch: 0.62,
      }),
      pallu: richPallu({ ground: second, line: gold, woof, motif: 'elephant', field: ['lotus', 'flower'] }),
      blouse: solid(second),
    })
  },
  'PS-10': ({ ground, zari: gold }) => {
    const woof = { figure: gold, inlay: toned(ground, 0.55) }
    return saree({
      fibre: 'crepe',
      body: butas(ground, 'keri', woof, 2.8, 7.2),
      border: slimBorder({ width: 4.4, ground: toned(ground, 0.75), line: gold, motif: 'vine', yarns: woof }),
      pallu: butaPallu({ ground: toned(ground, 0.75), line: gold, woof, buta: 'mango' }),
    })
  },
  'PS-11': ({ ground, second, zari: gold }) => {
    const tapestry = { figure: second, inlay: ground }
    return saree({
      fibre: 'silk',
      shot: [1.4, 0.9, 0.5],
      body: butas(ground, 'dot', { figure: gold }, 0.9, 4.2),
      border: richBorder({ width: 6.4, ground: gold, line: second, motif: 'diamond', yarns: tapestry, pitch: 1.15 }),
      pallu: tapestryPallu({
        ground: gold,
        line: second,
        motif: 'lotus',
        woof: tapestry,
        second: 'flower',
        secondWoof: { figure: ground, inlay: second },
      }),
      blouse: butas(second, 'dot', { figure: gold }, 0.5, 2.4),
    })
  },
  'PS-12': ({ ground, second, third }) =>
    saree({
      fibre: 'tussar',
      body: layered(
        solid(ground),
        kantha('fish', { figure: second, inlay: third }, { along: 17, across: 19, size: 13 }),
      ),
      border: [
        ...bars([0.4, second], [0.4, ground]),
        row('vine', 3, ground, { figure: third, inlay: second }),
        bar(0.3, second),
      ],
      pallu: [
        bar(1, ground),
        bar(0.4, second),
        row('rider', 21, toned(ground, 0.8), { figure: third, inlay: second }, { turning: true }),
        bar(0.4, third),
        row('peacock', 17, toned(ground, 0.8), { figure: second, inlay: third }, { turning: true }),
        bar(0.4, third),
        row('elephant', 14, toned(ground, 0.8), { figure: third, inlay: second }, { turning: true }),
        bar(0.4, second),
      ],
    }),
  'PS-13': ({ ground, second, zari: gold }) => {
    const woof = { figure: gold, inlay: second }
    return saree({
      fibre: 'silk',
      body: layered(solid(ground), jaal(['lotus', 'flower'], woof, { along: 10.5, across: 8, size: 5.2 })),
      border: richBorder({
        width: 8,
        ground: gold,
        line: ground,
        motif: 'mango',
        yarns: { figure: ground, inlay: second },
      }),
      pallu: richPallu({
        ground,
        line: gold,
        woof,
        motif: 'mango',
        field: ['rose', 'flower'],
        rows: gold,
        rowWoof: { figure: ground, inlay: second },
        temples: false,
      }),
      blouse: butas(ground, 'dot', { figure: gold }, 0.6, 2.6),
    })
  },
  'PS-14': ({ ground, second, zari: gold }) => {
    const tapestry = { figure: seenOn(gold, yarn('Purple'), yarn('Bottle green')), inlay: second }
    return saree({
      fibre: 'silk',
      body: butas(ground, 'star', { figure: gold }, 1.5, 5),
      border: plainBorder(8, second, gold, ground),
      pallu: tapestryPallu({
        ground: gold,
        line: second,
        motif: 'peacock',
        woof: tapestry,
        second: 'lotus',
        secondWoof: { figure: second, inlay: yarn('Bottle green') },
      }),
      blouse: solid(second),
    })
  },
  'PS-15': ({ ground, zari: gold }) => {
    const deep = blended(ground, yarn('Maroon'), 0.5)
    const woof = { figure: gold, inlay: deep }
    return saree({
      fibre: 'silk',
      body: layered(solid(ground), jaal(['mango', 'flower'], woof, { along: 9, across: 7.6, size: 5 })),
      border: richBorder({
        width: 11,
        ground: gold,
        line: deep,
        motif: 'peacock',
        yarns: { figure: deep, inlay: yarn('Bottle green') },
        temples: 5,
        turning: true,
      }),
      pallu: richPallu({
        ground: deep,
        line: gold,
        woof: { figure: gold, inlay: ground },
        motif: 'peacock',
        field: ['lotus', 'mango'],
        rows: gold,
        rowWoof: { figure: deep, inlay: yarn('Bottle green') },
      }),
      blouse: butas(deep, 'coin', { figure: gold }, 1.4, 4),
    })
  },
}
