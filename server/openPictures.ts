import { join } from 'node:path'
import { pictureHosts } from '#site/pictures.ts'
import { seedPictures } from './demo.ts'
import { encodingProcess } from './images/encodingProcess.ts'
import { pictureService, type PictureService } from './images/pictureService.ts'
import type { ServerSettings } from './settings.ts'

/** Opens the picture service: the owner's photographs take precedence over the demo catalogue's. */
export async function openPictures(
  { dataFolder, avif }: Pick<ServerSettings, 'dataFolder' | 'avif'>,
  log: (message: string, error?: unknown) => void,
): Promise<PictureService> {
  const { encode, end } = encodingProcess()
  const service = await pictureService({
    folders: [join(dataFolder, 'pictures'), seedPictures],
    cacheFolder: join(dataFolder, 'picture-cache'),
    hosts: pictureHosts,
    inBackground: avif !== 'never',
    encode,
    log,
  })
  return {
    ...service,
    close() {
      service.close()
      end()
    },
  }
}
