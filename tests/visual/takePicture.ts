import type { CDPSession, Page } from 'playwright'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The top left of a page as PNG, `width` by `height` px; a begun pixel counts. */
export async function takePicture(page: Page, width: number, height: number): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    // Packed quickly, for it is unpacked at once.
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: wholePixels(width), height: wholePixels(height), scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** Layout rounds to 1/64 px: what is over by less is not a begun pixel. */
function wholePixels(length: number): number {
  return Math.ceil(length - 1 / 128)
}
