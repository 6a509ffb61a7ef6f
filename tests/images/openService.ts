import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodePicture } from '#server/images/encodePicture.ts'
import { pictureService, type PictureService, type PictureServiceOptions } from '#server/images/pictureService.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

export interface TestedService extends PictureService {
  /** Asks for a path. */
  get: (path: string, headers?: Record<string, string>, network?: string) => Promise<Response>
  /** Lays an original into the owner's folder, or into another. */
  put: (file: string, content: Buffer | string, folder?: 'owner' | 'catalogue') => Promise<string>
  cacheFolder: string
  /** The same service after the shop was closed and opened again, with other options. */
  again: (changed?: Partial<PictureServiceOptions>) => Promise<TestedService>
  remove: () => Promise<void>
}

/** A picture service over empty folders of its own. */
export async function openService(options: Partial<PictureServiceOptions> = {}): Promise<TestedService> {
  const folder = await temporaryFolder()
  return open(folder.path, folder.remove, options)
}

async function open(
  root: string,
  remove: () => Promise<void>,
  options: Partial<PictureServiceOptions>,
): Promise<TestedService> {
  const folders = { owner: join(root, 'owner'), catalogue: join(root, 'catalogue') }
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true })
  const cacheFolder = join(root, 'cache')
  const service = await pictureService({
    folders: Object.values(folders),
    cacheFolder,
    encode: encodePicture,
    ...options,
  })
  return {
    ...service,
    cacheFolder,
    get: (path, headers = {}, network) =>
      service.fetch(new Request(`http://shop.example${path}`, { headers }), network),
    async put(file, content, into = 'owner') {
      const path = join(folders[into], file)
      await writeFile(path, content)
      return path
    },
    async again(changed = {}) {
      service.close()
      return open(root, remove, { ...options, ...changed })
    },
    async remove() {
      service.close()
      await service.idle()
      await remove()
    },
  }
}
