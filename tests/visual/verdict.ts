import type { FoundBrowser } from '../browser/chromium.ts'

/** Whether pictures are compared in this run, or why not. */
export type PictureVerdict = { compared: true } | { compared: false; why: string }

/**
 * References hold for one browser on one platform: anywhere else every letter differs by a little. `wish` is what the
 * environment says in PICTURES; 'skip' leaves them out while a story is being drawn.
 */
export function pictureVerdict(
  browser: Pick<FoundBrowser, 'source' | 'version'>,
  machine: { platform: string; arch: string },
  wish?: string,
): PictureVerdict {
  if (wish === 'skip') return { compared: false, why: 'PICTURES=skip' }
  if (machine.platform !== 'linux' || machine.arch !== 'x64') {
    return { compared: false, why: `this is ${machine.platform} ${machine.arch}, the accepted ones are of linux x64` }
  }
  if (browser.source !== 'packaged') {
    return { compared: false, why: `${browser.version} draws letters otherwise than the browser in node_modules` }
  }
  return { compared: true }
}

declare module 'vitest' {
  interface ProvidedContext {
    pictures: PictureVerdict
    /** Whether what axe found in a story is wanted in Node. */
    reports: boolean
  }
}
