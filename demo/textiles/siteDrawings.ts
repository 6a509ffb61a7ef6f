import type { DemoProduct } from '#demo/catalogue/demoProduct.ts'
import { sareeOf, suitOf } from './clothOf.ts'
import type { Cloth } from './cloth.ts'
import type { Drawing } from './drawing.ts'
import { folded } from './scenes/folded.ts'
import { hung } from './scenes/hung.ts'
import { spread } from './scenes/spread.ts'
import { strip } from './scenes/strip.ts'
import { swirl } from './scenes/swirl.ts'
import { waves } from './close/waves.ts'
import { wide } from './scenes/wide.ts'

type Draw = (cloth: Cloth, detail: (view: number) => number) => ReturnType<Drawing['scene']>

/** The product that represents each collection on the shop's own pages. */
const faces = {
  'cotton-linen': 'CL-10',
  'semi-silks': 'SS-09',
  'pure-silks': 'PS-01',
  'unstitched-salwar-suites': 'US-08',
  'function-wear': 'FW-04',
  'party-wear': 'PW-06',
  workwear: 'WW-12',
} as const

/** Other products for the strips, where their border fills a strip better. */
const borders: Partial<Record<string, string>> = {
  'cotton-linen': 'CL-07',
  'semi-silks': 'SS-01',
  'pure-silks': 'PS-02',
  'function-wear': 'FW-20',
}

const tall = { width: 800, height: 1200 }
const broad = { width: 1600, height: 900 }
const square = { width: 640, height: 640 }
const long = { width: 1200, height: 192 }

/** Pictures of the shop's own pages: name, product, scene and size in px. */
const pages: readonly (readonly [name: string, code: string, draw: Draw, size: { width: number; height: number }])[] = [
  ['hero-pure-silks', 'PS-01', hung, tall],
  ['hero-pure-silks-square', 'PS-01', (cloth, detail) => hung(cloth, detail, 1), { width: 1080, height: 1080 }],
  ['hero-pure-silks-close', 'PS-01', (cloth, detail) => waves(cloth, detail, { deep: 2.6, from: 0 }), tall],
  ['hero-cotton-linen', 'CL-14', hung, tall],
  ['hero-cotton-linen-close', 'CL-14', waves, tall],
  ['story-loom', 'CL-01', (cloth, detail) => hung(cloth, detail, 1.25), { width: 800, height: 1000 }],
  ['story-kasavu', 'CL-02', waves, { width: 640, height: 800 }],
  ['featured-collection', 'PS-14', swirl, { width: 1200, height: 900 }],
  ['about', 'PS-15', spread, tall],
  ['about-balaramapuram', 'CL-02', wide, broad],
  ['about-kanchipuram', 'PS-09', wide, broad],
  ['about-varanasi', 'PS-13', wide, broad],
  ['budget-first', 'CL-10', swirl, square],
  ['budget-second', 'CL-14', swirl, square],
  ['budget-third', 'SS-01', swirl, square],
  ['budget-fourth', 'PS-13', swirl, square],
  ...Object.entries(faces).flatMap(([slug, code]) => [
    // The Kanjivaram that represents Pure Silks is already in the hero and leads the showcase.
    [`category-${slug}`, slug === 'pure-silks' ? 'PS-02' : code, spread, tall] as const,
    [`collection-${slug}`, code, folded, square] as const,
    [`strip-${slug}`, borders[slug] ?? code, strip, long] as const,
  ]),
  ['strip-all-collections', 'PS-01', strip, long],
]

export function siteDrawings(products: readonly DemoProduct[]): Drawing[] {
  return pages.map(([name, code, draw, size]) => {
    const product = products.find((each) => each.code === code)
    if (!product) throw new RangeError(`${name} is drawn from ${code}, which there is no more`)
    return { name, ...size, scene: (detail) => draw(clothOf(product), detail) }
  })
}

function clothOf(product: DemoProduct): Cloth {
  return 'top' in product.metres ? suitOf(product).dupatta : sareeOf(product)
}
