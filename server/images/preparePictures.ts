import { categories } from '#domain/category.ts'
import { categoryPath, paths } from '#site/paths.ts'
import { chosenPictures, commonScreens, type Screen } from './chosenPictures.ts'
import type { PictureService } from './pictureService.ts'

/** Home and the first page of every listing: where visitors come first, and where the most pictures are. */
export const preparedPages: readonly string[] = [
  paths.home,
  paths.collections,
  ...categories.map(({ slug }) => categoryPath(slug)),
]

interface PrepareOptions {
  pages?: readonly string[]
  screens?: readonly Screen[]
  /** HTML of a page. */
  pageOf: (path: string) => Promise<string>
  pictures: Pick<PictureService, 'prepare'>
  /** Waited for before each page and each picture. */
  whenQuiet: (signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/**
 * Encodes the AVIF pictures that browsers choose on the pages visitors open first, one at a time while no request is in
 * flight, so that even the first visitor gets the smallest ones. Which ones is read from the HTML, as a browser does.
 * Resolves to the number encoded; a picture that fails is left to be encoded on request.
 */
export async function preparePictures(options: PrepareOptions): Promise<number> {
  const { pages = preparedPages, screens = commonScreens, pageOf, pictures, whenQuiet, signal } = options
  const seen = new Set<string>()
  let made = 0
  for (const page of pages) {
    await whenQuiet(signal).catch(() => undefined)
    if (signal.aborted) return made
    const html = await pageOf(page).catch(() => '')
    for (const address of screens.flatMap((screen) => chosenPictures(html, screen))) {
      if (seen.has(address)) continue
      seen.add(address)
      await whenQuiet(signal).catch(() => undefined)
      if (signal.aborted) return made
      made += Number(await pictures.prepare(address, signal).catch(() => false))
    }
  }
  return made
}
