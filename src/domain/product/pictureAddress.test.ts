import { describe, expect, it } from 'vitest'
import { isOfHost, pictureWidths, resizedAddress, widthsUpTo } from './pictureAddress.ts'

describe('resizedAddress', () => {
  it.each([
    ['/pictures/ps-01-full.avif', '/pictures/400/ps-01-full.webp'],
    ['/pictures/shelf.jpg', '/pictures/400/shelf.webp'],
    ['/pictures/IMG_0042.JPG', '/pictures/400/IMG_0042.webp'],
    ['/pictures/two.dots.png', '/pictures/400/two.dots.webp'],
    ['/pictures/new%20shelf.jpeg', '/pictures/400/new%20shelf.webp'],
    ['https://cdn.example/a.jpg?b=1', '/pictures/400/https%3A%2F%2Fcdn.example%2Fa.jpg%3Fb%3D1.webp'],
  ])('%s is resized as %s', (url, address) => {
    expect(resizedAddress(url, 400, 'webp', ['cdn.example'])).toBe(address)
  })

  it.each([
    '/pictures/ps-01-full.svg',
    '/pictures/400/ps-01-full.avif',
    '/elsewhere/a.jpg',
    'https://stranger.example/a.jpg',
    'data:image/png;base64,AAAA',
    '',
  ])('%s is not resized', (url) => {
    expect(resizedAddress(url, 400, 'webp', ['cdn.example'])).toBeUndefined()
  })
})

it.each([
  ['https://cdn.example/a.jpg', true],
  ['http://cdn.example/a.jpg', false],
  ['https://cdn.example:8443/a.jpg', false],
  ['https://me:secret@cdn.example/a.jpg', false],
  ['https://cdn.example.evil.test/a.jpg', false],
  ['//cdn.example/a.jpg', false],
])('%s is on the host cdn.example: %s', (url, is) => {
  expect(isOfHost(url, ['cdn.example'])).toBe(is)
})

describe('widthsUpTo', () => {
  it('ends with the first width at or above the original', () => {
    expect(widthsUpTo(800, [400, 640, 800, 960])).toEqual([400, 640, 800])
    expect(widthsUpTo(700, [400, 640, 800, 960])).toEqual([400, 640, 800])
    expect(widthsUpTo(5000, [400, 640])).toEqual([400, 640])
    expect(widthsUpTo(10, [400, 640])).toEqual([400])
  })
})

it('a browser never loads more than twice the pixels it shows', () => {
  const steps = pictureWidths.slice(1).map((width, index) => (width / (pictureWidths[index] ?? 0)) ** 2)
  expect(Math.max(...steps)).toBeLessThanOrEqual(2)
})
