import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { addItem, emptyCart, type Cart } from '#domain/cart/cart.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { morningOf, storyDay } from './clock.ts'

/** The whole demo catalogue, normalised. */
export const catalogue = catalogueRecords.map(normaliseProduct)

/** The default product: reduced, a bestseller, with several pictures. */
export const kanjivaram = theFirst(
  'reduced Kanjivaram with several pictures',
  ({ name, discount, images }) => name.startsWith('Kanjivaram') && discount > 0 && images.length > 2,
)

/** In stock, with a picture, without badges. */
export const plain = theFirst(
  'product in stock without a badge',
  (product) => product.inStock && product.images.length > 0 && isUnmarked(product),
)

export const soldOutCotton = theFirst(
  'cotton that is sold out',
  ({ category, availability }) => category.slug === 'cotton-linen' && availability === 'out-of-stock',
)

export const preOrder = theFirst('product to pre-order', ({ availability }) => availability === 'pre-order')

export const nameless = theFirst('nameless product', ({ name }) => name === '')

export const withoutPicture = theFirst('product without a picture', ({ images }) => images.length === 0)

/** Above ₹1,00,000, and in stock. */
export const aboveALakh = theFirst('product above a lakh', ({ price, inStock }) => price > 1_00_000 && inStock)

/** Reduced, without other badges. */
export const reduced = theFirst(
  'reduced product without another badge',
  (product) => product.discount > 0 && product.inStock && isUnmarked({ ...product, discount: 0 }),
)

export const newArrival = theFirst('new product', ({ isNew, isTrending, inStock }) => isNew && !isTrending && inStock)

export const bestseller = theFirst('bestseller', ({ isBestseller, discount }) => isBestseller && discount === 0)

export const trending = theFirst(
  'product that is only trending',
  (product) => product.isTrending && isUnmarked({ ...product, isTrending: false }),
)

/** A product with a very long name. */
export const longName: Product = {
  ...plain,
  name: 'Balaramapuram Handspun Kasavu Pudava and Kavani with a Double Mayilpeeli Border, a Chutti Pallu and a Tassel at Every Corner',
}

/** Words of 17 letters, and 200 letters without a blank, wherever a record has text of its own. */
export const longestOfAll: Product = {
  ...kanjivaram,
  name: `Samudrikapattuppudava Mayilpeelikasavupudava ${'Kanjivaram'.repeat(20)}`,
  description: 'Thanjavurpattuselai'.repeat(11),
  shortDescription: 'Thanjavurpattuselai'.repeat(11),
  category: { ...kanjivaram.category, name: 'Unstitchedsalwarsuitesandduppattas' },
  fabric: 'Handspunmulberrysilkandcotton'.repeat(4),
  color: ['Peacockgreenwithaviolettinge'.repeat(3), ...kanjivaram.color],
  estimatedDelivery:
    'three to five business days within Kerala, seven to ten elsewhere, after the tassels have been tied',
}

/** A product whose picture fails to load. */
export const brokenPicture: Product = {
  ...plain,
  images: plain.images.map((image) => ({ ...image, url: '/pictures/no-such-piece.avif' })),
}

/** A product with a single picture. */
export const onePicture: Product = { ...plain, images: plain.images.slice(0, 1) }

/** A product with long captions. */
export const longCaptions: Product = {
  ...kanjivaram,
  images: kanjivaram.images.map((image) => ({
    ...image,
    caption: `${image.caption}: photographed on the veranda at seven in the morning, before the sun came round, so that the green of the border is as green here as it is in the hand`,
  })),
}

/** An unstitched suite of three lengths, with several pictures. */
export const salwarSuite = theFirst(
  'featured salwar suite',
  ({ category, isFeatured }) => category.slug === 'unstitched-salwar-suites' && isFeatured,
)

/** A saree without a blouse piece and without a certification mark. */
export const withoutBlouse = theFirst(
  'unmarked saree without a blouse piece',
  ({ category, blousePiece, specifications }) =>
    category.slug !== 'unstitched-salwar-suites' && !blousePiece && !specifications['Marks'],
)

/** A product with every certification mark. */
export const threeMarks = theFirst(
  'product with three marks',
  ({ specifications }) => specifications['Marks']?.split(',').length === 3,
)

/** One product of every kind that a grid may show, the complete ones first. */
export const mixedProducts: readonly Product[] = [
  kanjivaram,
  plain,
  newArrival,
  bestseller,
  soldOutCotton,
  preOrder,
  withoutPicture,
  nameless,
  aboveALakh,
]

/** A cart of products and quantities, added on the stories' default date. */
export function cartOf(...lines: readonly (readonly [product: Product, quantity: number])[]): Cart {
  const morning = morningOf(storyDay)
  return lines.reduce(
    (cart, [product, quantity]) => addItem(cart, cartProductOf(product), quantity, morning),
    emptyCart,
  )
}

export const cartOfOne = cartOf([kanjivaram, 1])

/** Three items on two lines. */
export const cartOfThree = cartOf([kanjivaram, 1], [bestseller, 2])

/** More than the badge shows (9+). */
export const cartOfTwelve = cartOf([kanjivaram, 2], [plain, 10])

/** Edge cases of a line: no name, no picture, a six-digit price, a long name. */
export const awkwardCart = cartOf([nameless, 1], [withoutPicture, 2], [aboveALakh, 12], [longName, 1])

function theFirst(what: string, fits: (product: Product) => boolean): Product {
  const found = catalogue.find(fits)
  if (!found) throw new Error(`The demo catalogue has no ${what} any more`)
  return found
}

function isUnmarked({ discount, isNew, isBestseller, isTrending, isLimitedEdition, isFeatured }: Product): boolean {
  return discount === 0 && ![isNew, isBestseller, isTrending, isLimitedEdition, isFeatured].includes(true)
}
