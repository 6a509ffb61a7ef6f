import { readFile } from 'node:fs/promises'
import type { CDPSession } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { comparison } from './comparison.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    asAccepted: (name: string, width: number, height: number) => Promise<boolean>
  }
}

const sessions = new WeakMap<object, Promise<CDPSession>>()

/** Tells whether the top left of the page, `width` by `height` px, is the accepted picture of a name, byte for byte. */
export function asAccepted(root: string): BrowserCommand<[name: string, width: number, height: number]> {
  const { resolveScreenshotPath } = comparison(root)
  return async ({ context, page }, name, width, height) => {
    const reference = await readFile(resolveScreenshotPath({ arg: name, ext: '.png' })).catch(() => undefined)
    if (!reference) return false
    const session = sessions.get(page) ?? context.newCDPSession(page)
    sessions.set(page, session)
    const { data } = await (
      await session
    ).send('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: 0, width, height, scale: 1 } })
    return reference.equals(Buffer.from(data, 'base64'))
  }
}
