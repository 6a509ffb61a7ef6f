import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { differences, references } from './comparison.ts'
import { drawDifference } from './drawDifference.ts'
import { samePixels } from './samePixels.ts'
import { takePicture } from './takePicture.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (path: string, size: PictureSize, isLastTry: boolean) => Promise<PictureAnswer>
  }
}

/** In CSS px. */
export interface PictureSize {
  width: number
  height: number
}

/** What became of a comparison; `different` says in `why` where to look. */
type PictureAnswer = { verdict: 'same' | 'accepted' } | { verdict: 'different'; why: string }

/**
 * Compares the top left of the page with the accepted picture at `path` under the references, pixel for pixel. On the
 * last try a different one is kept for looking; a run with --update=all accepts it.
 */
export function comparePicture(root: string): BrowserCommand<[path: string, size: PictureSize, isLastTry: boolean]> {
  return async ({ page, project }, path, { width, height }, isLastTry): Promise<PictureAnswer> => {
    const reference = join(root, references, path)
    const [accepted, taken] = await Promise.all([readOrNothing(reference), takePicture(page, width, height)])
    if (accepted && (await samePixels(accepted, taken))) return { verdict: 'same' }
    if (!isLastTry) return { verdict: 'different', why: '' }
    if (project.vitest.config.snapshotOptions.updateSnapshot === 'all') {
      await write(reference, taken)
      return { verdict: 'accepted' }
    }
    const folder = join(root, differences, path.replace(/\.png$/, ''))
    await write(join(folder, 'taken.png'), taken)
    if (!accepted) return { verdict: 'different', why: `There is no accepted picture. This one is in ${folder}.` }
    await write(join(folder, 'accepted.png'), accepted)
    const { changed, picture } = await drawDifference(accepted, taken)
    await write(join(folder, 'difference.png'), picture)
    return { verdict: 'different', why: `${changed} pixels differ from the accepted picture. Both are in ${folder}.` }
  }
}

function readOrNothing(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined)
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}
