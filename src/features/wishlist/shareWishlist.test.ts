import { expect, test } from 'vitest'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { wishlistText } from './shareWishlist.ts'

const piece = (key: string, name: string) =>
  cartProductOf(normaliseProduct({ entityId: key, name, productCode: 'PW-7' }))

test('the text has names and links, and the code of a product without a name', () => {
  expect(wishlistText([piece('ps-01', 'Kanjivaram'), piece('a/b', '')], 'https://shop.example')).toBe(
    'Kanjivaram\nhttps://shop.example/product/ps-01\n\nPW-7\nhttps://shop.example/product/a%2Fb',
  )
})
