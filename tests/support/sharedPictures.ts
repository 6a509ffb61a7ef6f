import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'

const folder = join(projectRoot, '.cache/pictures-of-shops')

/** The folder of the shops that make AVIF in this way. */
export const sharedPicturesOf = (avif: string): string => join(folder, avif)

/**
 * Lets a shop keep its encoded pictures where every other shop of the tests keeps them, so that each is made once. A shop
 * that makes no AVIF shares with its like, for it would serve those it finds.
 */
export async function sharePictures(dataFolder: string, avif: string): Promise<void> {
  const shared = sharedPicturesOf(avif)
  await mkdir(shared, { recursive: true })
  await symlink(shared, join(dataFolder, 'picture-cache'), 'junction')
}

/** Makes every picture anew, once: by the encoder as it is now. */
export async function forgetSharedPictures(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}
