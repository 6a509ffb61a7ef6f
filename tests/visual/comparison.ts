/** The folder of the accepted pictures: one folder for each story's id, one file for each mode. */
export const references = 'tests/visual/references'

/** Where a run leaves the pictures that differ, and the page that shows them. */
export const differences = '.cache/pictures'

/** A story with this tag has no pictures; the reason stands on its line or above it. */
export const withoutPicture = 'no-picture'

/**
 * How differing pixels are counted and drawn; whether there are any is decided by `samePixels`. The package's own defaults
 * pass a changed accent colour and whatever looks like antialiasing.
 */
export const strictness = { threshold: 0, includeAA: true } as const

/** The path of a story's picture under the references. */
export function picturePath(storyId: string, mode: string): string {
  return `${storyId}/${mode}.png`
}
