import { join } from 'node:path'
import { pictureHosts } from '#site/pictures.ts'
import { projectRoot } from './build/sourcesHash.ts'
import { pictureService, type PictureService } from './images/pictureService.ts'
import type { ServerSettings } from './settings.ts'

/** Where the catalogue's own originals lie. */
export const cataloguePictures = join(projectRoot, 'server/catalogue/pictures')

/** Opens the picture service: the owner's photographs are looked for before the catalogue's. */
export function openPictures(
  { dataFolder }: Pick<ServerSettings, 'dataFolder'>,
  log: (message: string, error?: unknown) => void,
): Promise<PictureService> {
  return pictureService({
    folders: [join(dataFolder, 'pictures'), cataloguePictures],
    cacheFolder: join(dataFolder, 'picture-cache'),
    hosts: pictureHosts,
    log,
  })
}
