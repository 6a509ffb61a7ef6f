import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { references } from './comparison.ts'
import { acceptedPictures } from './expected.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    acceptedHeights: () => Promise<Readonly<Record<string, number>>>
  }
}

/** Where a PNG file says how many rows it has. */
const heightOffset = 20

/** The height of each accepted picture in px, by its path under the references. */
export function acceptedHeights(root: string): BrowserCommand {
  return async () => {
    const paths = [...(await acceptedPictures())]
    const heights = paths.map(async (path) => [path, await heightOf(join(root, references, path))] as const)
    return Object.fromEntries(await Promise.all(heights))
  }
}

async function heightOf(png: string): Promise<number> {
  const file = await open(png)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, heightOffset)
    return buffer.readUInt32BE()
  } finally {
    await file.close()
  }
}
