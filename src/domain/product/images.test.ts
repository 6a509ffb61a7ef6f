import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imagesOf } from './images.ts'

const urlsOf = (value: unknown) => imagesOf(value, 'Saree', []).map(({ url }) => url)

const sentences: readonly [string, value: unknown, urls: readonly string[]][] = [
  ['one text is one picture', '/a.jpg', ['/a.jpg']],
  ['one object is one picture', { url: 'https://x.in/a.jpg' }, ['https://x.in/a.jpg']],
  ['a picture may be on a host without TLS', 'http://x.in/a.jpg', ['http://x.in/a.jpg']],
  ['texts and objects may stand in one list', ['/a.jpg', { url: '/b.jpg' }], ['/a.jpg', '/b.jpg']],
  ['what has no address is left out', [null, {}, '', 4, '/a.jpg'], ['/a.jpg']],
  ['nothing at all is no picture', undefined, []],
]

describe('imagesOf', () => {
  it.each(sentences)('%s', (_sentence, value, urls) => {
    expect(urlsOf(value)).toEqual(urls)
  })

  it('numbers the pictures where two have the same id', () => {
    const ids = (value: unknown) => imagesOf(value, 'Saree', []).map(({ id }) => id)
    const of = (id: string, url: string) => ({ id, url })
    expect(ids([of('front', '/a.jpg'), of('back', '/b.jpg')])).toEqual(['front', 'back'])
    expect(ids([of('front', '/a.jpg'), of('front', '/b.jpg')])).toEqual(['picture-1', 'picture-2'])
    expect(ids([of('picture-2', '/a.jpg'), '/b.jpg'])).toEqual(['picture-1', 'picture-2'])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example/a',
    '/\\evil',
    'a.jpg',
    'https://x/"onerror="',
    '/a.jpg"onerror="',
    'javascript:alert(1)//https://x.in/a.jpg',
  ])('%s never becomes a picture', (url) => {
    expect(urlsOf([url, { url }])).toEqual([])
  })

  it('prefers an image’s own alt text and colour to the defaults', () => {
    const said = {
      url: '/a.jpg',
      alt: 'Pallu',
      colour: '#8C1C2E',
      width: 400,
      height: '600',
      focus: '10% 90%',
      type: 'pallu',
    }
    expect(imagesOf([said], 'Saree', ['Red'])[0]).toEqual({ id: 'picture-1', caption: '', ...said, height: 600 })
    expect(imagesOf('/a.jpg', 'Saree', ['unheard of', 'Black'])[0]).toMatchObject({
      alt: 'Saree',
      colour: '#1E1A1A',
      width: 800,
      height: 1200,
      isSizeAssumed: true,
    })
    expect(imagesOf({ url: '/a.jpg', width: 1600 }, 'Saree', [])[0]).toMatchObject({ isSizeAssumed: true })
    expect(imagesOf({ url: '/a.jpg', width: 0, height: 900 }, 'Saree', [])[0]).toMatchObject({
      width: 800,
      height: 900,
    })
    // An assumed size stays one when the record is read again.
    const once = imagesOf('/a.jpg', 'Saree', [])
    expect(imagesOf(once, 'Saree', [])).toEqual(once)
  })

  it('accepts only http(s) and site-relative URLs, for any input', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, url) => {
        for (const image of [...imagesOf(value, '', []), ...imagesOf([url, { url }], '', [])]) {
          expect(['http:', 'https:']).toContain(new URL(image.url, 'https://shop.example').protocol)
        }
      }),
    )
  })
})
