import type { ToMatchScreenshotOptions } from 'vitest/node'

/** The folder of the accepted pictures: one folder for each story's id, one file for each mode. */
export const references = 'tests/visual/references'

/** Where the rejected picture and the difference are left, for looking. */
const differences = '.cache/pictures'

/** A story with this tag has no pictures; the reason stands on its line or above it. */
export const withoutPicture = 'no-picture'

/**
 * How a picture is compared: not one pixel may differ by one step. The comparator's own defaults pass a changed accent
 * colour and whatever looks like antialiasing.
 */
export const strictness = { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 } as const

/** What the matcher says of a picture: the name it was asked for by, and '.png'. */
interface PicturePath {
  arg: string
  ext: string
}

/** Vitest's settings for pictures; `root` is the folder of the project. */
export function comparison(root: string) {
  return {
    comparatorName: 'pixelmatch',
    comparatorOptions: strictness,
    resolveScreenshotPath: ({ arg, ext }: PicturePath) => `${root}/${references}/${fileOf(arg, ext)}`,
    resolveDiffPath: ({ arg, ext }: PicturePath) => `${root}/${differences}/${fileOf(arg, ext)}`,
  } as const satisfies ToMatchScreenshotOptions & Record<string, unknown>
}

/**
 * The name a picture is asked for by. The double dash of a story's id is what keeps two stories apart, and the matcher
 * folds it into one: it travels as a path.
 */
export function pictureName(storyId: string, mode: string): string {
  return `${storyId.replace('--', '/')}/${mode}`
}

/** Its path under the references. */
export function picturePath(storyId: string, mode: string): string {
  return `${storyId}/${mode}.png`
}

function fileOf(name: string, extension: string): string {
  return `${name.replace('/', '--')}${extension}`
}
