import { rm, symlink, utimes, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { encodePicture } from '#server/images/encodePicture.ts'
import type { Encode, EncodeOptions } from '#server/images/encoding.ts'
import { defaultLimits } from '#server/images/limits.ts'
import type { PictureServiceOptions } from '#server/images/pictureService.ts'
import { PictureError } from '#server/images/PictureError.ts'
import { openService, type TestedService } from './openService.ts'
import { plainPicture } from './originals.ts'

const opened: TestedService[] = []
afterEach(async () => {
  for (const service of opened.splice(0)) await service.remove()
})

async function open(options: Partial<PictureServiceOptions> = {}): Promise<TestedService> {
  const service = await openService(options)
  opened.push(service)
  await service.put('shelf.jpg', await plainPicture(800, 1200))
  return service
}

/** '400 webp', '400 avif' or, of the least effort, '400 draft'. */
const nameOf = ({ width, format, effort }: EncodeOptions) => `${width} ${effort === 0 ? 'draft' : format}`

/** An encoder that can be paused and observed. */
function heldEncode() {
  const begun: string[] = []
  const releases: (() => void)[] = []
  const encode: Encode = async (_original, options) => {
    begun.push(nameOf(options))
    await new Promise<void>((resolve) => releases.push(resolve))
    return Buffer.from(nameOf(options))
  }
  return { encode, begun, release: () => releases.shift()?.() }
}

/** A slow encoder that records how many pictures were encoded at a time. */
function watchedEncode() {
  const begun: string[] = []
  const now = { atOnce: 0, avif: 0, all: 0 }
  const max = { ...now }
  const encode: Encode = async (_original, options) => {
    begun.push(nameOf(options))
    const kinds = [nameOf(options).endsWith('avif') ? 'avif' : 'atOnce', 'all'] as const
    for (const kind of kinds) max[kind] = Math.max(max[kind], (now[kind] += 1))
    await new Promise((resolve) => setTimeout(resolve, 10))
    for (const kind of kinds) now[kind] -= 1
    return Buffer.from(nameOf(options))
  }
  return { encode, begun, max }
}

const typeOf = (answer: Response) => answer.headers.get('content-type')

describe('no request waits for an AVIF that takes seconds', () => {
  test('when AVIF takes too long, WebP is still served in every width', async () => {
    const encode: Encode = async (_original, { width, format }) => {
      if (format === 'avif') throw new PictureError(503, 'The picture takes too long.')
      return Buffer.from(`${width} ${format}`)
    }
    const service = await open({ encode })
    await service.get('/pictures/400/shelf.avif')
    await service.idle()
    expect((await service.get('/pictures/640/shelf.webp')).status).toBe(200)
  })

  test('an AVIF that takes too long is not encoded again at the next request', async () => {
    const begun: string[] = []
    const encode: Encode = async (_original, options) => {
      begun.push(nameOf(options))
      if (options.effort !== 0) throw new PictureError(503, 'The picture takes too long.')
      return Buffer.from('draft')
    }
    const log = vi.fn<(message: string) => void>()
    const service = await open({ encode, log })
    for (let request = 0; request < 3; request += 1) {
      expect(await (await service.get('/pictures/400/shelf.avif')).text()).toBe('draft')
      await service.idle()
    }
    expect(begun).toEqual(['400 draft', '400 avif'])
    expect(log).toHaveBeenCalledTimes(1)
    expect(log.mock.calls[0]?.[0]).toMatch(/^The picture .*shelf\.\w+ could not be made as AVIF: .* takes too long\.$/)
  })

  test('without a writable cache drafts are served, and no lasting AVIF is encoded', async () => {
    const { encode, begun } = watchedEncode()
    const service = await open({ encode, log: () => undefined })
    await rm(service.cacheFolder, { recursive: true })
    await writeFile(service.cacheFolder, 'a file in its place')
    expect((await service.get('/pictures/400/shelf.webp')).status).toBe(200)
    expect(await (await service.get('/pictures/400/shelf.avif')).text()).toBe('400 draft')
    await service.idle()
    expect(begun).toEqual(['400 webp', '400 draft'])
  })

  test('an AVIF that was made quickly is served in the place of the lasting one until that is encoded', async () => {
    const encode = vi.fn<Encode>(encodePicture)
    const service = await open({ encode })
    const early = await service.get('/pictures/400/shelf.avif')
    expect(early.headers.get('cache-control')).toBe('public, max-age=60')
    await service.idle()
    const late = await service.get('/pictures/400/shelf.avif')
    expect(late.headers.get('cache-control')).toContain('max-age=86400')
    for (const answer of [early, late]) {
      expect(typeOf(answer)).toBe('image/avif')
      const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect({ format, width }).toEqual({ format: 'heif', width: 400 })
    }
    expect(encode.mock.calls.map(([, options]) => nameOf(options))).toEqual(['400 draft', '400 avif'])
  })

  test('with AVIF switched off, WebP is served', async () => {
    const { encode, begun } = watchedEncode()
    const service = await open({ encode, inBackground: false })
    const answer = await service.get('/pictures/400/shelf.avif')
    expect(typeOf(answer)).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('max-age=86400')
    await service.idle()
    expect(begun).toEqual(['400 webp'])
  })

  test('with AVIF switched off, WebP is served where AVIF was encoded before, too', async () => {
    const service = await open({ encode: watchedEncode().encode })
    await service.get('/pictures/400/shelf.avif')
    await service.idle()
    const again = await service.again({ inBackground: false })
    expect(typeOf(await again.get('/pictures/400/shelf.avif'))).toBe('image/webp')
    again.close()
  })

  test('the lasting AVIF is encoded when no request waits, one at a time, and requests are answered beside it', async () => {
    const { encode, begun, max } = watchedEncode()
    const service = await open({ encode })
    const widths = [72, 96, 128, 176, 240, 320]
    await Promise.all(widths.map((width) => service.get(`/pictures/${width}/shelf.avif`)))
    await vi.waitFor(() => expect(begun).toContainEqual(expect.stringContaining('avif')), { interval: 1 })
    await service.get('/pictures/400/shelf.webp')
    expect(begun.filter((picture) => picture.endsWith('avif')).length).toBeLessThan(widths.length)
    await service.idle()
    const formats = begun.map((picture) => picture.split(' ')[1])
    expect(formats.slice(0, widths.length)).toEqual(widths.map(() => 'draft'))
    expect(formats.filter((format) => format === 'avif')).toHaveLength(widths.length)
    expect(max).toEqual({ atOnce: 2, avif: 1, all: 2 })
  })

  test('as many lasting AVIF are encoded as the queue holds, and the rest on a later request', async () => {
    const held = heldEncode()
    const encode: Encode = async (original, options) =>
      options.effort === 0 ? Buffer.from('draft') : held.encode(original, options)
    const service = await open({ encode, limits: { ...defaultLimits, backgroundWaiting: 1 } })
    for (const width of [72, 96, 128, 176, 240]) await service.get(`/pictures/${width}/shelf.avif`)
    const finish = setInterval(held.release, 1)
    await service.idle()
    clearInterval(finish)
    expect(held.begun).toEqual(['72 avif', '96 avif'])
  })
})

test('a service that is closed says nothing of the AVIF that it has not made', async () => {
  const held = heldEncode()
  const encode: Encode = async (original, options) => {
    if (options.effort === 0) return Buffer.from('draft')
    await held.encode(original, options)
    // As the process of the encoder, which is ended with the shop.
    throw new Error('The encoding process has been ended.')
  }
  const log = vi.fn<(message: string) => void>()
  const service = await open({ encode, log })
  for (const width of [72, 96, 128]) await service.get(`/pictures/${width}/shelf.avif`)
  await vi.waitFor(() => expect(held.begun).toHaveLength(1), { interval: 1 })
  service.close()
  held.release()
  await service.idle()
  expect(log.mock.calls).toEqual([])
})

test('a service that is closed begins no picture that still waits', async () => {
  const { encode, begun, release } = heldEncode()
  const service = await open({ encode })
  // Two are encoded at a time; the others are never answered.
  for (const width of [72, 96, 128, 240]) void service.get(`/pictures/${width}/shelf.webp`)
  await vi.waitFor(() => expect(begun).toHaveLength(2), { interval: 1 })
  service.close()
  const finish = setInterval(release, 1)
  expect((await service.get('/pictures/400/shelf.webp')).status).toBe(503)
  await service.idle()
  clearInterval(finish)
  expect(begun).toHaveLength(2)
})

test('an AVIF that is about to be made is not prepared a second time', async () => {
  const held = heldEncode()
  const encode: Encode = async (original, options) =>
    options.effort === 0 ? Buffer.from('draft') : held.encode(original, options)
  const service = await open({ encode })
  await service.get('/pictures/400/shelf.avif')
  const finish = setInterval(held.release, 50)
  expect(await service.prepare('/pictures/400/shelf.avif')).toBe(false)
  await service.idle()
  clearInterval(finish)
  expect(held.begun).toEqual(['400 avif'])
})

test('one picture requested by many is encoded once', async () => {
  const encode = vi.fn<Encode>(encodePicture)
  const service = await open({ encode })
  const answers = await Promise.all(Array.from({ length: 20 }, () => service.get('/pictures/400/shelf.webp')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(encode).toHaveBeenCalledTimes(1)
})

test('a request that would wait too long is told to retry later', async () => {
  const { encode, release } = heldEncode()
  const service = await open({ encode, limits: { ...defaultLimits, waiting: 1 } })
  // Two are encoded at a time and one may wait: of four, the last one is refused.
  const asked = [72, 96, 128, 240].map((width) => service.get(`/pictures/${width}/shelf.webp`))
  const sentAway = await Promise.race(asked)
  expect(sentAway.status).toBe(503)
  expect(sentAway.headers.get('retry-after')).toBe('5')
  expect(sentAway.headers.get('cache-control')).toBe('no-store')
  const finish = setInterval(release, 1)
  expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(3)
  clearInterval(finish)
})

test('one network that has requested its share does not keep another from a picture', async () => {
  const { encode, release } = heldEncode()
  const service = await open({ encode, limits: { ...defaultLimits, waitingPerNetwork: 3 } })
  const ask = (width: number, network: string) => service.get(`/pictures/${width}/shelf.webp`, {}, network)
  const asked = [72, 96, 128, 240].map((width) => ask(width, '203.0.113.1'))
  expect((await Promise.race(asked)).status).toBe(503)
  const other = ask(400, '203.0.113.2')
  const finish = setInterval(release, 1)
  expect((await other).status).toBe(200)
  expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(3)
  // What was answered no longer counts.
  const again = [480, 640, 800].map((width) => ask(width, '203.0.113.1'))
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual([200, 200, 200])
  clearInterval(finish)
})

test('a picture that cannot be encoded is not tried again on every request', async () => {
  const encode = vi.fn<Encode>(encodePicture)
  const service = await open({ encode })
  await service.put('broken.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100)]))
  for (const width of [72, 96, 128]) {
    expect((await service.get(`/pictures/${width}/broken.avif`)).status).toBe(422)
  }
  expect(encode).toHaveBeenCalledTimes(1)
})

test('an encoder that fails is named in the log, and the request is told to come again', async () => {
  const failure = new Error('The encoding process has ended.')
  const log = vi.fn<(message: string, error?: unknown) => void>()
  const service = await open({ encode: () => Promise.reject(failure), log })
  const answer = await service.get('/pictures/400/shelf.webp')
  expect([answer.status, await answer.text()]).toEqual([503, 'The picture cannot be made at the moment.'])
  expect(log.mock.calls).toEqual([['A picture could not be answered', failure]])
})

test('a picture that took too long is encoded at the next request', async () => {
  let isSlow = true
  const encode: Encode = async () => {
    if (isSlow) throw new PictureError(503, 'The picture takes too long.')
    return Buffer.from('made')
  }
  const service = await open({ encode })
  expect((await service.get('/pictures/400/shelf.webp')).status).toBe(503)
  isSlow = false
  expect((await service.get('/pictures/400/shelf.webp')).status).toBe(200)
})

test('a picture that takes too long to make is named in the log', async () => {
  const log = vi.fn<(message: string) => void>()
  const encode: Encode = () => Promise.reject(new PictureError(503, 'The picture takes too long.'))
  const service = await open({ encode, log })
  expect((await service.get('/pictures/400/shelf.webp')).status).toBe(503)
  expect(log.mock.calls).toEqual([[expect.stringMatching(/shelf\.\w+ is not shown: The picture takes too long\.$/)]])
})

test('a picture that cannot be looked for is not missing, and is named in the log', async () => {
  const log = vi.fn<(message: string, error?: unknown) => void>()
  const service = await open({ log })
  const path = await service.put('loop.jpg', '')
  await rm(path)
  await symlink(path, path)
  const { status, headers } = await service.get('/pictures/400/loop.webp')
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([500, 'no-store', null])
  expect(String(log.mock.calls[0]?.[1])).toContain(path)
})

test('a picture that cannot be read is named in the log, once', async () => {
  const said: string[] = []
  const service = await open({ log: (message) => void said.push(message) })
  const path = await service.put('notes.jpg', 'not a picture')
  for (const width of [400, 640]) await service.get(`/pictures/${width}/notes.webp`)
  expect(said).toEqual([expect.stringContaining(`The picture ${path} is not shown: `)])
})

describe('what a browser has is not sent again', () => {
  test.each(['webp', 'avif'])('as %s', async (format) => {
    const service = await open()
    await service.get(`/pictures/400/shelf.${format}`)
    await service.idle()
    const first = await service.get(`/pictures/400/shelf.${format}`)
    const etag = first.headers.get('etag') ?? ''
    const second = await service.get(`/pictures/400/shelf.${format}`, { 'if-none-match': `"other", W/${etag}` })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect((await service.get(`/pictures/400/shelf.${format}`, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('a picture that a browser has is not sent again unless the original has changed, or AVIF has been encoded', async () => {
    const service = await open()
    const before = (await service.get('/pictures/400/shelf.avif')).headers.get('etag') ?? ''
    await service.idle()
    expect((await service.get('/pictures/400/shelf.avif', { 'if-none-match': before })).status).toBe(200)
    const webp = (await service.get('/pictures/400/shelf.webp')).headers.get('etag') ?? ''
    const path = await service.put('shelf.jpg', await plainPicture(900, 1200))
    await utimes(path, 1, 1)
    expect((await service.get('/pictures/400/shelf.webp', { 'if-none-match': webp })).status).toBe(200)
  })
})

describe('an original', () => {
  test('an original of the owner takes precedence over one of the catalogue', async () => {
    const service = await open()
    await service.put('shelf.avif', await plainPicture(100, 100, 'avif'), 'catalogue')
    expect(await sizeOf(service, '/pictures/400/shelf.webp')).toEqual([400, 600])
  })

  test('an original is never made larger', async () => {
    const service = await open()
    await service.put('small.png', await plainPicture(120, 80, 'png'))
    expect(await sizeOf(service, '/pictures/1280/small.webp')).toEqual([120, 80])
    expect(await sizeOf(service, '/pictures/72/small.webp')).toEqual([72, 48])
  })

  test('an original answers at its own address with the largest there is', async () => {
    const service = await open()
    expect(await sizeOf(service, '/pictures/shelf.jpg')).toEqual([800, 1200])
    expect(await sizeOf(service, '/pictures/shelf.JPG')).toEqual([800, 1200])
  })
})

test('without a writable cache pictures are encoded all the same', async () => {
  const log = vi.fn<(message: string) => void>()
  const service = await open({ log })
  await rm(service.cacheFolder, { recursive: true })
  await writeFile(service.cacheFolder, '')
  expect(await sizeOf(service, '/pictures/400/shelf.webp')).toEqual([400, 600])
  expect(log).toHaveBeenCalled()
})

test('what was made is there after the shop was closed and opened again', async () => {
  const encode = vi.fn<Encode>(encodePicture)
  const service = await open({ encode })
  await service.get('/pictures/400/shelf.avif')
  await service.idle()
  const again = await service.again()
  expect(typeOf(await again.get('/pictures/400/shelf.avif'))).toBe('image/avif')
  expect(encode).toHaveBeenCalledTimes(2)
  again.close()
})

async function sizeOf(service: TestedService, path: string) {
  const answer = await service.get(path)
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return [width, height]
}
