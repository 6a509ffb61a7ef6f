import type { Page } from 'playwright'

/** Red, green and blue of the pixel that was painted at a place of the window, 0 to 255. */
export async function paintedAt(page: Page, x: number, y: number): Promise<[number, number, number]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  const reader = await page.context().newPage()
  // The page under test is not asked to read its own picture: its policy, and its scripts being held, would be in the way.
  const rgb = await reader.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(image, 0, 0)
    return [...(drawing?.getImageData(0, 0, 1, 1).data ?? [])]
  }, png.toString('base64'))
  await reader.close()
  const [red = -1, green = -1, blue = -1] = rgb
  return [red, green, blue]
}
