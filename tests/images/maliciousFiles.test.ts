import { truncate } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openService, type TestedService } from './openService.ts'
import {
  animatedGif,
  animatedWebp,
  detailedPicture,
  hollowAvif,
  maliciousSvg,
  lyingJpeg,
  pixelBomb,
  plainPicture,
} from './originals.ts'

let service: TestedService
beforeAll(async () => {
  service = await openService()
  await service.put('good.jpg', await plainPicture(300, 450))
})
afterAll(() => service.remove())

interface MaliciousFile {
  what: string
  file: string
  make: () => Buffer | string | Promise<Buffer | string>
  status: number
  says: RegExp
}

const maliciousFiles: readonly MaliciousFile[] = [
  { what: 'a JPEG cut off in the middle', file: 'cut.jpg', make: cutJpeg, status: 422, says: /broken/ },
  {
    what: 'a small PNG of 900 million pixels',
    file: 'bomb.png',
    make: () => pixelBomb(30_000),
    status: 413,
    says: /up to 50 million pixels/,
  },
  {
    what: 'a PNG of one line of 49 million pixels',
    file: 'line.png',
    make: () => pixelBomb(49_000_000, 1),
    status: 413,
    says: /up to 20000 px on a side/,
  },
  {
    what: 'a JPEG that claims 4 thousand million pixels',
    file: 'claims.jpg',
    make: () => lyingJpeg(65_000, 65_000),
    status: 413,
    says: /up to 50 million pixels/,
  },
  {
    what: 'an SVG with script and entities',
    file: 'svg.png',
    make: () => maliciousSvg,
    status: 415,
    says: /not a JPEG/,
  },
  {
    what: 'HTML named as a picture',
    file: 'page.jpg',
    make: () => '<!doctype html><script>alert(1)</script>',
    status: 415,
    says: /whatever its name says/,
  },
  { what: 'a file of no bytes', file: 'empty.jpg', make: () => '', status: 422, says: /empty/ },
  { what: 'a file of 60 MB', file: 'heavy.jpg', make: () => plainPicture(9, 9), status: 413, says: /up to 40 MB/ },
  { what: 'a GIF of 1000 frames', file: 'moves.png', make: () => animatedGif(1000), status: 415, says: /not a JPEG/ },
  { what: 'the head of an AVIF before rubbish', file: 'hollow.avif', make: hollowAvif, status: 422, says: /broken/ },
  { what: 'a PDF', file: 'print.jpg', make: () => '%PDF-1.7\n', status: 415, says: /not a JPEG/ },
  { what: 'an SVG as it calls itself', file: 'drawing.svg', make: () => maliciousSvg, status: 404, says: /no such/ },
]

describe.each(maliciousFiles)('$what', ({ file, make, status, says }) => {
  beforeAll(async () => {
    const path = await service.put(file, await make())
    if (file === 'heavy.jpg') await truncate(path, 60_000_000)
  })

  test.each(['400/?.webp', '400/?.avif', '72/?.webp'])('is refused as %s', async (form) => {
    const path = `/pictures/${form.replace('?', file.replace(/\.\w+$/, ''))}`
    const before = process.memoryUsage().rss
    const start = process.cpuUsage()
    const answer = await service.get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toMatch(says)
    await service.idle()
    // Microseconds of processor time: a busy machine takes longer by the clock.
    const { user, system } = process.cpuUsage(start)
    expect(user + system).toBeLessThan(3_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })
})

test('the animated GIF of the fixture has 1000 frames', async () => {
  expect(await sharp(animatedGif(1000)).metadata()).toMatchObject({ format: 'gif', pages: 1000 })
})

test('a file that is also an HTML page is served as a picture only', async () => {
  const payload = '<html><script>alert(document.domain)</script></html>PK\u0003\u0004'
  await service.put('both.jpg', Buffer.concat([await plainPicture(300, 450), Buffer.from(payload)]))
  const answer = await service.get('/pictures/240/both.webp')
  expect(answer.status).toBe(200)
  const made = Buffer.from(await answer.arrayBuffer())
  expect(made.includes('script')).toBe(false)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 240 })
})

test('an animated picture is served as its first frame', async () => {
  await service.put('wave.webp', await animatedWebp(200))
  const answer = await service.get('/pictures/72/wave.webp')
  const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(made).toMatchObject({ format: 'webp', width: 16, height: 16 })
  expect(made.pages ?? 1).toBe(1)
})

afterEach(async () => {
  expect((await service.get('/pictures/240/good.webp')).status).toBe(200)
})

test('a replaced picture is served at once', async () => {
  await service.put('mended.jpg', 'not yet')
  expect((await service.get('/pictures/240/mended.webp')).status).toBe(415)
  await service.put('mended.jpg', await plainPicture(300, 450))
  expect((await service.get('/pictures/240/mended.webp')).status).toBe(200)
})

async function cutJpeg(): Promise<Buffer> {
  const whole = await detailedPicture(1200, 1800)
  return whole.subarray(0, whole.length / 2)
}
