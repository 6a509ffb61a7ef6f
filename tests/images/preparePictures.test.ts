import { afterEach, describe, expect, test } from 'vitest'
import { listen } from '#server/listen.ts'
import { chosenPictures } from '#server/images/chosenPictures.ts'
import type { Encode } from '#server/images/encoding.ts'
import { preparedPages, preparePictures } from '#server/images/preparePictures.ts'
import { trackRequests } from '#server/trackRequests.ts'
import { openService, type TestedService } from './openService.ts'
import { plainPicture } from './originals.ts'

const opened: TestedService[] = []
afterEach(async () => {
  for (const service of opened.splice(0)) await service.remove()
})

const widths = [176, 240, 320, 400, 480, 640]
const offer = (name: string, sizes = '(min-width: 75em) 300px, (min-width: 37.5em) 30vw, 50vw') =>
  `<picture><source type="image/avif" srcSet="${widths
    .map((width) => `/pictures/${width}/${name}.avif ${width}w`)
    .join(', ')}" sizes="${sizes}"/><img src="/pictures/320/${name}.webp"/></picture>`

/** A service with one original, and the pictures it has begun to make. */
async function open(options: { encode?: Encode } = {}): Promise<{ service: TestedService; begun: string[] }> {
  const begun: string[] = []
  const encode: Encode = (original, wanted) => {
    begun.push(`${wanted.width} ${wanted.format}`)
    return options.encode?.(original, wanted) ?? Promise.resolve(Buffer.from('made'))
  }
  const service = await openService({ encode })
  opened.push(service)
  for (const name of ['shelf', 'loom']) await service.put(`${name}.jpg`, await plainPicture(800, 1200))
  return { service, begun }
}

const phone = { width: 400, density: 2 }
const quiet = () => Promise.resolve()

describe('the pictures a screen chooses', () => {
  test.each([
    [{ width: 1300, density: 1 }, 320],
    [{ width: 1300, density: 2 }, 640],
    [{ width: 800, density: 1 }, 240],
    [{ width: 400, density: 1 }, 240],
    [{ width: 400, density: 2 }, 400],
    [{ width: 400, density: 3 }, 640],
    [{ width: 300, density: 1 }, 176],
  ])('a screen of %o chooses pictures of %i px', (screen, width) => {
    expect(chosenPictures(offer('shelf'), screen)).toEqual([`/pictures/${width}/shelf.avif`])
  })

  test('the pictures a screen chooses are each named once, in the order of the page, without those that have no size there', () => {
    const html = offer('b') + offer('a') + offer('b') + offer('hidden', '(min-width: 75em) 34vw, 1px')
    expect(chosenPictures(html, phone)).toEqual(['/pictures/400/b.avif', '/pictures/400/a.avif'])
  })

  test.each([
    [phone, '/pictures/400/square.avif'],
    [{ width: 1300, density: 2 }, '/pictures/640/tall.avif'],
  ])(
    'the pictures a screen chooses are those of the first source whose media condition holds: %o',
    (screen, address) => {
      const square = offer('square').replace('<source', '<source media="not all and (min-width: 75em)"')
      const both = square.replace('<img', `${/<source[^>]*>/.exec(offer('tall'))?.[0]}<img`)
      expect(chosenPictures(both, screen)).toEqual([address])
    },
  )

  test('the pictures a screen chooses may have names that HTML escapes', () => {
    expect(chosenPictures(offer('mother&#x27;s&amp;mine'), phone)).toEqual(["/pictures/400/mother's&mine.avif"])
  })
})

describe('pictures are prepared', () => {
  test('pictures are prepared so that the first visitor gets the lasting AVIF', async () => {
    const { service } = await open()
    const made = await preparePictures({
      pages: ['/', '/collections'],
      screens: [phone, { width: 1300, density: 2 }],
      pageOf: (path) => Promise.resolve(path === '/' ? offer('shelf') : offer('shelf') + offer('loom')),
      pictures: service,
      whenQuiet: quiet,
      signal: new AbortController().signal,
    })
    expect(made).toBe(4)
    for (const path of ['/pictures/400/shelf.avif', '/pictures/640/shelf.avif', '/pictures/640/loom.avif']) {
      expect((await service.get(path)).headers.get('cache-control')).toContain('max-age=86400')
    }
  })

  test('pictures are prepared once: existing ones are not encoded again', async () => {
    const { service, begun } = await open()
    const prepare = () =>
      preparePictures({
        pages: ['/'],
        screens: [phone],
        pageOf: () => Promise.resolve(offer('shelf')),
        pictures: service,
        whenQuiet: quiet,
        signal: new AbortController().signal,
      })
    expect([await prepare(), await prepare()]).toEqual([1, 0])
    expect(begun).toEqual(['400 avif'])
  })

  test('pictures are prepared one at a time', async () => {
    let now = 0
    const atOnce: number[] = []
    const encode: Encode = async () => {
      atOnce.push((now += 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      return Buffer.from('made')
    }
    const { service } = await open({ encode })
    await preparePictures({
      pages: ['/'],
      pageOf: () => Promise.resolve(offer('shelf') + offer('loom')),
      pictures: service,
      whenQuiet: quiet,
      signal: new AbortController().signal,
    })
    expect(atOnce.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...atOnce)).toBe(1)
  })

  test('pictures are not prepared while a request is in flight; afterwards it continues', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let arrived = false
    const slow = () => {
      arrived = true
      return held.then(() => new Response('late'))
    }
    const tracked = trackRequests({ fetch: slow }, 20)
    const { port, close } = await listen(tracked, 0)
    const { service, begun } = await open()
    const answer = fetch(`http://localhost:${port}/`)
    await expect.poll(() => arrived).toBe(true)
    const preparing = preparePictures({
      pages: ['/'],
      screens: [phone],
      pageOf: () => Promise.resolve(offer('shelf')),
      pictures: service,
      whenQuiet: tracked.whenQuiet,
      signal: new AbortController().signal,
    })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(begun).toEqual([])
    release()
    expect(await (await answer).text()).toBe('late')
    expect(await preparing).toBe(1)
    await close()
  })

  test('pictures are prepared until the server stops', async () => {
    const stopping = new AbortController()
    const { service, begun } = await open({
      encode: () => {
        stopping.abort()
        return Promise.resolve(Buffer.from('made'))
      },
    })
    await preparePictures({
      pages: ['/', '/collections'],
      pageOf: () => Promise.resolve(offer('shelf') + offer('loom')),
      pictures: service,
      whenQuiet: quiet,
      signal: stopping.signal,
    })
    expect(begun).toHaveLength(1)
  })

  test('pictures are prepared as far as possible: a page or a picture that fails is skipped', async () => {
    const { service } = await open()
    const made = await preparePictures({
      pages: ['/broken', '/'],
      screens: [phone],
      pageOf: (path) =>
        path === '/' ? Promise.resolve(offer('gone') + offer('shelf')) : Promise.reject(new Error('planned')),
      pictures: service,
      whenQuiet: quiet,
      signal: new AbortController().signal,
    })
    expect(made).toBe(1)
  })

  test('pictures of home, all collections and each of the seven are prepared', () => {
    expect(preparedPages.slice(0, 2)).toEqual(['/', '/collections'])
    expect(preparedPages).toHaveLength(9)
  })
})
