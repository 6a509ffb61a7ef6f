import { expect, it } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { previewPicture } from './previewPicture.ts'

const previewOf = (image: object) =>
  previewPicture(normaliseProduct({ entityId: 'a', name: 'Kasavu', images: [{ url: '/pictures/a.jpg', ...image }] }))

it.each([
  [
    { width: 1600, height: 1200 },
    { width: 640, height: 480 },
  ],
  [{}, {}],
  // A height alone says nothing about the shape.
  [{ height: 1200 }, {}],
])('the preview of a photograph whose record states %j has the size %j', (stated, size) => {
  expect(previewOf(stated)).toEqual({ src: '/pictures/640/a.webp', alt: 'Kasavu', ...size })
})
