import { fallbackWidths } from '#domain/product/pictureAddress.ts'
import { describe, expect, it } from 'vitest'
import { pictureIn, picturePlaces } from './pictures.ts'
import { sitePicturePlaces } from './sitePictures.ts'

const { thumb, gallery } = picturePlaces

describe('pictureIn', () => {
  it('names every width a place can need, and one WebP for browsers that take no AVIF', () => {
    expect(pictureIn(thumb, { url: '/pictures/shelf.jpg', width: 4000 })).toEqual({
      src: '/pictures/96/shelf.webp',
      sizes: thumb.sizes,
      sources: [
        {
          type: 'image/avif',
          srcSet: thumb.widths.map((width) => `/pictures/${width}/shelf.avif ${width}w`).join(', '),
        },
      ],
    })
  })

  it('names no width above the original', () => {
    const [source] = pictureIn(gallery, { url: '/pictures/ps-01-full.avif', width: 800 }).sources ?? []
    expect(source?.srcSet.match(/\d+w/g)).toEqual(['320w', '400w', '480w', '640w', '720w', '800w'])
    expect(pictureIn(gallery, { url: '/pictures/small.png', width: 300 }).src).toBe('/pictures/320/small.webp')
  })

  it('uses a picture that cannot be resized as it is', () => {
    const url = '/pictures/ps-01-full.svg'
    expect(pictureIn(thumb, { url, width: 800 })).toEqual({ src: url })
    expect(pictureIn(thumb, undefined)).toEqual({})
  })

  it.each(Object.entries({ ...picturePlaces, ...sitePicturePlaces }))(
    'the steps of %s are close, and its WebP is one of them',
    (_name, place) => {
      const steps = place.widths.slice(1).map((width, index) => (width / (place.widths[index] ?? 0)) ** 2)
      expect(Math.max(...steps)).toBeLessThanOrEqual(2)
      expect(fallbackWidths).toContain(place.fallback)
      expect(place.widths).toContain(place.fallback)
    },
  )
})
