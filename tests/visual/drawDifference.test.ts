import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differencePage } from './differencePage.ts'
import { drawDifference } from './drawDifference.ts'

const grey = { r: 140, g: 140, b: 140 }

const square = (side: number, background = grey) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()

test('one step of one channel is counted in every pixel', async () => {
  const { changed } = await drawDifference(await square(8), await square(8, { ...grey, b: 141 }))
  expect(changed).toBe(64)
})

test('pixels beyond the smaller picture count as different', async () => {
  const { changed, picture } = await drawDifference(await square(8), await square(10))
  expect(changed).toBe(100 - 64)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 10, height: 10 })
})

test('the page shows accepted, taken and difference of each picture', () => {
  const page = differencePage(['ui-button--default/phone-daylight'])
  for (const kind of ['accepted', 'taken', 'difference']) {
    expect(page).toContain(`src="ui-button--default/phone-daylight/${kind}.png"`)
  }
})
