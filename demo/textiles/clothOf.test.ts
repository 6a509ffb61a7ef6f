import { expect, test } from 'vitest'
import { colours, type ColourName } from '#domain/colour.ts'
import { demoProductsByCategory } from '#demo/catalogue/catalogue.ts'
import { focusOf } from '#demo/catalogue/views.ts'
import { designOf, heightOf, type Cloth } from './cloth.ts'
import { setUpOf } from './close/close.ts'
import { corner } from './close/corner.ts'
import { turnedUnder } from './close/turned.ts'
import { sareeOf, suitOf } from './clothOf.ts'
import { lightOf, type Light } from './colour.ts'
import { draw } from './draw.ts'
import { solid } from './fills/plain.ts'
import { Ink } from './ink.ts'
import { folded } from './scenes/folded.ts'
import { bar, saree, yarn } from './weaving.ts'

const products = Object.values(demoProductsByCategory).flat()

test('every product of the catalogue can be woven, edge to edge and end to end', { timeout: 240_000 }, () => {
  const ink = new Ink()
  const faults: string[] = []
  let places = 0
  for (const product of products) {
    for (const cloth of clothsOf(product)) {
      const design = designOf(cloth)
      for (let s = -5; s < heightOf(cloth.pallu) + 40; s += 3.7) {
        for (let t = 0; t <= cloth.width; t += 2.3) {
          design(s, t, ink)
          places += 1
          const light = [ink.red, ink.green, ink.blue]
          const isLight = light.every((value) => value >= 0 && value < 2.5) && ink.zari >= 0 && ink.zari <= 1
          if (!isLight) faults.push(`${product.code} at ${s}, ${t}: ${light.join(' ')}, zari ${ink.zari}`)
        }
      }
    }
  }
  expect(faults).toEqual([])
  expect(products).toHaveLength(119)
  expect(places).toBeGreaterThan(100_000)
})

test('the close-ups of a category are not all alike, and the corner shows a fringe', () => {
  for (const some of Object.values(demoProductsByCategory)) {
    const cloths = some.map((product) => ('top' in product.metres ? suitOf(product).dupatta : sareeOf(product)))
    expect(new Set(cloths.map(setUpOf)).size).toBeGreaterThanOrEqual(3)
    expect(cloths.filter((cloth) => setUpOf(cloth) === corner && !cloth.fringed)).toEqual([])
  }
})

test('close-ups whose cloth is turned under are cropped to what lies above', () => {
  const focuses = products.map((product) => {
    const cloth = 'top' in product.metres ? suitOf(product).dupatta : sareeOf(product)
    return [product.code, setUpOf(cloth) === turnedUnder ? '50% 22%' : '50% 50%']
  })
  expect(products.map((product) => [product.code, focusOf(product, 'close-up')])).toEqual(focuses)
})

test('a product without a recipe is refused by name', () => {
  const [product] = products
  if (!product) throw new Error('The catalogue is empty')
  expect(() => sareeOf({ ...product, code: 'ZZ-99' })).toThrow('No one has said how ZZ-99 is woven')
  expect(() => suitOf({ ...product, code: 'ZZ-99' })).toThrow('No one has said how ZZ-99 is woven')
})

const shown: readonly ColourName[] = ['Madder', 'Peacock', 'Turmeric', 'Kasavu cream', 'Lavender', 'Black', 'Parrot']

test.each(shown)('%s cloth keeps its colour in daylight', (name) => {
  const plain = yarn(name)
  const cloth: Cloth = {
    ...saree({ fibre: 'cotton', body: solid(plain), border: [bar(0.2, plain)], pallu: [bar(1, plain)] }),
    seed: 12_345,
  }
  const { pixels, width, height } = draw({ name, width: 60, height: 90, scene: (detail) => folded(cloth, detail) })
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.round(height * 0.4); y < height * 0.6; y++) {
    for (let x = Math.round(width * 0.35); x < width * 0.65; x++) {
      const at = (y * width + x) * 3
      const hex = `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`
      lightOf(hex).forEach((value, channel) => (sum[channel] = (sum[channel] ?? 0) + value))
      count += 1
    }
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count)
  expect(difference([red, green, blue], lightOf(colours[name]))).toBeLessThan(6)
})

function clothsOf(product: (typeof products)[number]): readonly Cloth[] {
  return 'top' in product.metres ? Object.values(suitOf(product)) : [sareeOf(product)]
}

/** Colour difference by CIE 1976, where 2 is just noticeable. */
function difference(one: Light, other: Light): number {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)))
}

function labOf([red, green, blue]: Light): number[] {
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
