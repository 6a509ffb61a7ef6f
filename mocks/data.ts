import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { addItem, emptyCart, type Cart } from '#domain/cart/cart.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { catalogueRecords } from '#server/catalogue/catalogue.ts'
import { morningOf, storyDay } from './clock.ts'

/** The whole demo catalogue, as the screens get it. */
export const catalogue = catalogueRecords.map(normaliseProduct)

/** The piece on the shop's own boards: reduced, a bestseller, seen from four sides. */
export const kanjivaram = theFirst(
  'reduced Kanjivaram with several pictures',
  ({ name, discount, images }) => name.startsWith('Kanjivaram') && discount > 0 && images.length > 2,
)

/** On the shelf, with a picture, and with nothing else to say of itself. */
export const plain = theFirst(
  'piece in stock without a badge',
  (product) => product.inStock && product.images.length > 0 && isUnmarked(product),
)

export const soldOutCotton = theFirst(
  'cotton that is sold out',
  ({ category, availability }) => category.slug === 'cotton-linen' && availability === 'out-of-stock',
)

export const preOrder = theFirst('piece to pre-order', ({ availability }) => availability === 'pre-order')

/** Arrived without a name. */
export const nameless = theFirst('nameless piece', ({ name }) => name === '')

/** Arrived without a picture. */
export const withoutPicture = theFirst('piece without a picture', ({ images }) => images.length === 0)

/** More than ₹1,00,000, and on the shelf. */
export const aboveALakh = theFirst('piece above a lakh', ({ price, inStock }) => price > 1_00_000 && inStock)

/** Cheaper than it was, and nothing else. */
export const reduced = theFirst(
  'reduced piece without another badge',
  (product) => product.discount > 0 && product.inStock && isUnmarked({ ...product, discount: 0 }),
)

export const newArrival = theFirst('new piece', ({ isNew, isTrending, inStock }) => isNew && !isTrending && inStock)

export const bestseller = theFirst('bestseller', ({ isBestseller, discount }) => isBestseller && discount === 0)

export const trending = theFirst(
  'piece that is only trending',
  (product) => product.isTrending && isUnmarked({ ...product, isTrending: false }),
)

/** A real piece whose owner wrote all of it into the name. */
export const longName: Product = {
  ...plain,
  name: 'Balaramapuram Handspun Kasavu Pudava and Kavani with a Double Mayilpeeli Border, a Chutti Pallu and a Tassel at Every Corner',
}

/** A real piece whose picture is gone from the server. */
export const brokenPicture: Product = {
  ...plain,
  images: plain.images.map((image) => ({ ...image, url: '/pictures/no-such-piece.avif' })),
}

/** A real piece seen from one side only. */
export const onePicture: Product = { ...plain, images: plain.images.slice(0, 1) }

/** A real piece whose owner wrote much under every picture of it. */
export const longCaptions: Product = {
  ...kanjivaram,
  images: kanjivaram.images.map((image) => ({
    ...image,
    caption: `${image.caption}: photographed on the veranda at seven in the morning, before the sun came round, so that the green of the border is as green here as it is in the hand`,
  })),
}

/** Three lengths of cloth for the shopper's own tailor, seen from several sides. */
export const salwarSuite = theFirst(
  'salwar suite with several pictures',
  ({ category, images }) => category.slug === 'unstitched-salwar-suites' && images.length > 2,
)

/** A saree without a blouse piece, and without a mark. */
export const withoutBlouse = theFirst(
  'unmarked saree without a blouse piece',
  ({ category, blousePiece, specifications }) =>
    category.slug !== 'unstitched-salwar-suites' && !blousePiece && !specifications['Marks'],
)

/** Carries every mark there is. */
export const threeMarks = theFirst(
  'piece with three marks',
  ({ specifications }) => specifications['Marks']?.split(',').length === 3,
)

/** Every kind of card a shelf may hold, the well-kept ones first. */
export const mixedShelf: readonly Product[] = [
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

/** A cart of products and how many of each, all put there on the morning of the stories' day. */
export function cartOf(...lines: readonly (readonly [product: Product, quantity: number])[]): Cart {
  const morning = morningOf(storyDay)
  return lines.reduce(
    (cart, [product, quantity]) => addItem(cart, cartProductOf(product), quantity, morning),
    emptyCart,
  )
}

export const cartOfOne = cartOf([kanjivaram, 1])

/** Three pieces on two lines. */
export const cartOfThree = cartOf([kanjivaram, 1], [bestseller, 2])

/** More pieces than the badge has room for. */
export const cartOfTwelve = cartOf([kanjivaram, 2], [plain, 10])

/** Lines that are hard to draw: no name, no picture, six figures, a long name. */
export const awkwardCart = cartOf([nameless, 1], [withoutPicture, 2], [aboveALakh, 12], [longName, 1])

function theFirst(what: string, fits: (product: Product) => boolean): Product {
  const found = catalogue.find(fits)
  if (!found) throw new Error(`The demo catalogue has no ${what} any more`)
  return found
}

function isUnmarked({ discount, isNew, isBestseller, isTrending, isLimitedEdition, isFeatured }: Product): boolean {
  return discount === 0 && ![isNew, isBestseller, isTrending, isLimitedEdition, isFeatured].includes(true)
}
