import { getRequestListener } from '@hono/node-server'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '#server/build/sourcesHash.ts'
import { pictureService, type PictureService } from '#server/images/pictureService.ts'
import { cataloguePictures } from '#server/openPictures.ts'

/** The workbench's own: the shop keeps its pictures with its data. */
const cacheFolder = join(projectRoot, '.cache/pictures-made')

/**
 * The catalogue's pictures at the addresses they have in the shop, in the same widths. All as WebP: what AVIF looks like
 * is seen in the shop, and stories under test need the processor themselves.
 */
export const shopPictures: Plugin = {
  name: 'shop-pictures',
  configureServer({ middlewares }) {
    let opened: Promise<PictureService> | undefined
    const answer = getRequestListener(async (request) => {
      opened ??= pictureService({ folders: [cataloguePictures], cacheFolder, behind: false })
      return (await opened).fetch(request)
    })
    middlewares.use((request, response, next) => {
      // Drawings are files.
      if (/^\/pictures\/.*(?<!\.svg)$/.test(request.url ?? '')) return void answer(request, response)
      next()
    })
  },
}
