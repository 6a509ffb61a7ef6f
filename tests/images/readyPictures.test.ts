import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSize } from '#domain/product/images.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { sitePicturePlaces } from '#features/shared/sitePictures.ts'
import { readyPictures } from '#server/build/readyPictures.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts'
import { plainPicture } from './originals.ts'

const interruption = vi.hoisted(() => ({ isNear: false }))

vi.mock('node:fs/promises', async (importOriginal) => {
  const files = await importOriginal<typeof import('node:fs/promises')>()
  const broken = async (path: string, content: Buffer) => {
    if (!interruption.isNear) return files.writeFile(path, content)
    await files.writeFile(path, content.subarray(0, content.length / 2))
    throw new Error('interrupted')
  }
  return { ...files, writeFile: broken }
})

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await temporaryFolder()
  for (const room of ['own', 'originals', 'site']) await mkdir(join(folder.path, room))
  await put('ps-01-full.avif', await plainPicture(800, 1200, 'avif'))
  await put('small.jpg', await plainPicture(300, 200))
})
afterEach(() => folder.remove())

const put = (file: string, content: Buffer | string) => writeFile(join(folder.path, 'originals', file), content)

const ready = (site = 'site') =>
  readyPictures({
    originals: [join(folder.path, 'own'), join(folder.path, 'originals')],
    kept: join(folder.path, 'kept'),
    site: join(folder.path, site),
  })

test('every address a page can name is a file, whatever the place', async () => {
  await ready()
  let addresses = 0
  for (const image of [
    { url: '/pictures/ps-01-full.avif', width: 800 },
    { url: '/pictures/small.jpg', width: 300 },
    // A record without the width of its picture.
    { url: '/pictures/small.jpg', width: defaultSize.width },
  ]) {
    for (const place of Object.values({ ...picturePlaces, ...sitePicturePlaces })) {
      const { src = '', sources = [] } = pictureIn(place, image)
      const named = [
        src,
        ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((step) => step.split(' ')[0] ?? '')),
      ]
      for (const address of [image.url, ...named]) {
        const { format } = await sharp(await readFile(join(folder.path, 'site', address))).metadata()
        expect(format).toBe(address.endsWith('.webp') ? 'webp' : address.endsWith('.jpg') ? 'jpeg' : 'heif')
        addresses += 1
      }
    }
  }
  expect(addresses).toBeGreaterThan(60)
})

test('a picture of the same original is not encoded again, also for another site', async () => {
  const { made, all } = await ready()
  expect(made).toBe(all)
  await mkdir(join(folder.path, 'workbench'))
  expect(await ready('workbench')).toEqual({ made: 0, all })
  expect(await readdir(join(folder.path, 'workbench/pictures/400'))).toEqual(['ps-01-full.avif', 'small.avif'])

  await put('small.jpg', await plainPicture(320, 200))
  const later = new Date(Date.now() + 5000)
  await utimes(join(folder.path, 'originals/small.jpg'), later, later)
  expect((await ready()).made).toBeGreaterThan(0)
})

test('a picture that an interrupted build has half written is encoded again, and whole in the site', async () => {
  interruption.isNear = true
  await expect(ready()).rejects.toThrow('interrupted')
  interruption.isNear = false
  const { made, all } = await ready()
  expect(made).toBe(all)
  const published = await readdir(join(folder.path, 'site/pictures'), { recursive: true })
  const pictures = published.filter((path) => /\.(?:avif|webp)$/.test(path))
  expect(pictures.length).toBeGreaterThan(all - 2)
  expect(pictures.filter((path) => path.includes('part-'))).toEqual([])
  for (const path of pictures)
    await sharp(join(folder.path, 'site/pictures', path), { failOn: 'truncated' })
      .raw()
      .toBuffer()
})

test("the owner's photograph is taken before one of the demo catalogue with its name", async () => {
  await writeFile(join(folder.path, 'own/ps-01-full.jpg'), await plainPicture(500, 750))
  await ready()
  const { width } = await sharp(await readFile(join(folder.path, 'site/pictures/800/ps-01-full.avif'))).metadata()
  expect(width).toBe(500)
  expect(await readdir(join(folder.path, 'site/pictures'))).not.toContain('ps-01-full.avif')
})

test('a photograph is published without the place it was taken at, and upright', async () => {
  const taken = sharp(await plainPicture(400, 200))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '8/1' } })
  await writeFile(join(folder.path, 'own/shelf.jpg'), await taken.jpeg().toBuffer())
  expect((await sharp(join(folder.path, 'own/shelf.jpg')).metadata()).exif).toBeDefined()
  await ready()
  const published = await sharp(join(folder.path, 'site/pictures/shelf.jpg')).metadata()
  expect(published.exif).toBeUndefined()
  expect(published).toMatchObject({ format: 'jpeg', width: 200, height: 400 })
})

test('a replaced original is encoded again, however old, and of two formats the one the server prefers', async () => {
  await ready()
  await writeFile(join(folder.path, 'own/small.png'), await plainPicture(120, 80, 'png'))
  await writeFile(join(folder.path, 'own/small.jpg'), await plainPicture(90, 60))
  const before = new Date(Date.now() - 1_000_000)
  for (const file of ['small.png', 'small.jpg']) await utimes(join(folder.path, 'own', file), before, before)
  await ready()
  const { width } = await sharp(await readFile(join(folder.path, 'site/pictures/320/small.webp'))).metadata()
  expect(width).toBe(90)
})

test('an original that cannot be read is named', async () => {
  await put('page.jpg', '<!doctype html>')
  await expect(ready()).rejects.toThrow('page.jpg is not a picture that can be read.')
})

test('an original above the limit is named, with the limit', async () => {
  await put('huge.jpg', await plainPicture(10_000, 5100))
  await expect(ready()).rejects.toThrow('huge.jpg is too large: the shop takes up to 50 million pixels.')
})

test('an original that cannot be encoded is named, with the reason', async () => {
  await put('broad.png', await plainPicture(20_010, 10, 'png'))
  await expect(ready()).rejects.toThrow('broad.png: The picture is too large: the shop takes up to 20000 px on a side.')
})

test('folders and files of other kinds are passed over, as the server does', async () => {
  await put('phone.heic', 'not read')
  await put('Thumbs.db', 'not read')
  await mkdir(join(folder.path, 'own/old'))
  await ready()
  expect(await readdir(join(folder.path, 'site/pictures'))).not.toContain('phone.heic')
})

test('a folder of originals may be missing, but not unreadable', async () => {
  const own = join(folder.path, 'own')
  await rm(own, { recursive: true })
  expect((await ready()).all).toBeGreaterThan(0)
  await writeFile(own, 'a file in its place')
  await expect(ready()).rejects.toThrow(own)
})

test('without a site there is nothing to make pictures ready for', async () => {
  await expect(ready('nowhere')).rejects.toThrow(/There is no site in .*nowhere/)
})
