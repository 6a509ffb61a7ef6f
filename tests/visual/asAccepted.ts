import { readFile } from 'node:fs/promises'
import type { CDPSession } from 'playwright'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'
import { comparison } from './comparison.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    asAccepted: (name: string, width: number, height: number) => Promise<boolean>
  }
}

const sessions = new WeakMap<object, Promise<CDPSession>>()

/** Tells whether the top left of the page, `width` by `height` px, is the accepted picture of a name, pixel for pixel. */
export function asAccepted(root: string): BrowserCommand<[name: string, width: number, height: number]> {
  const { resolveScreenshotPath } = comparison(root)
  return async ({ context, page }, name, width, height) => {
    const reference = await readFile(resolveScreenshotPath({ arg: name, ext: '.png' })).catch(() => undefined)
    if (!reference) return false
    const session = sessions.get(page) ?? context.newCDPSession(page)
    sessions.set(page, session)
    const { data } = await (
      await session
    ).send('Page.captureScreenshot', {
      format: 'png',
      // Packed quickly, for it is unpacked at once.
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    })
    return samePixels(reference, Buffer.from(data, 'base64'))
  }
}

/** Whether two PNG files show the same, however each is packed. */
export async function samePixels(one: Buffer, other: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map(pixelsOf))
  return first?.info.width === second?.info.width && first?.data.equals(second?.data ?? Buffer.alloc(0)) === true
}

function pixelsOf(png: Buffer) {
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}
