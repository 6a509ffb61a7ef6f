import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type TestedService } from './openService.ts'
import { telephonePhotograph } from './originals.ts'

let photograph: Buffer
let service: TestedService
beforeAll(async () => {
  photograph = await telephonePhotograph()
  service = await openService()
  await service.put('shelf.JPG', photograph)
})
afterAll(() => service.remove())

test('the fixture has the size, the rotation and the location metadata of a telephone photograph', async () => {
  const { width, height, orientation, exif } = await sharp(photograph).metadata()
  expect(photograph.length).toBeGreaterThan(3_500_000)
  expect(photograph.length).toBeLessThan(5_500_000)
  expect({ width, height, orientation }).toEqual({ width: 4000, height: 3000, orientation: 6 })
  expect(exif?.includes('Telephone of Padma')).toBe(true)
})

test.each(['webp', 'avif'])('as %s it is upright, small and without metadata', async (format) => {
  await service.get(`/pictures/400/shelf.${format}`)
  await service.idle()
  const answer = await service.get(`/pictures/400/shelf.${format}`)
  expect(answer.headers.get('content-type')).toBe(`image/${format}`)
  const made = Buffer.from(await answer.arrayBuffer())
  const { width, height, orientation, exif } = await sharp(made).metadata()
  expect({ width, height }).toEqual({ width: 400, height: 533 })
  expect(orientation ?? 1).toBe(1)
  expect(exif).toBeUndefined()
  expect(made.includes('Telephone')).toBe(false)
  // Noise is the worst case for compression: cloth takes a third of its bytes.
  expect(made.length).toBeLessThan(60_000)
  const [corner, opposite] = await Promise.all([colourAt(made, 20, 20), colourAt(made, 370, 500)])
  expect(corner.red - corner.green).toBeGreaterThan(150)
  expect(Math.abs(opposite.red - opposite.green)).toBeLessThan(40)
  console.log(`a photograph of ${kilobytes(photograph)} becomes ${kilobytes(made)} of ${format} at 400 px`)
})

test('the address of the original serves no metadata either', async () => {
  const answer = await service.get('/pictures/shelf.JPG')
  const made = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2133 })
  expect(made.includes('Telephone')).toBe(false)
})

async function colourAt(picture: Buffer, left: number, top: number) {
  const spot = sharp(picture).extract({ left, top, width: 10, height: 10 }).resize(1, 1).removeAlpha()
  const [red = 0, green = 0] = await spot.raw().toBuffer()
  return { red, green }
}

function kilobytes({ length }: Buffer): string {
  return `${(length / 1000).toFixed(0)} kB`
}
