import { getRequestListener } from '@hono/node-server'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '#server/projectRoot.ts'
import { sharedPicturesOf } from '#tests/support/sharedPictures.ts'

/**
 * A separate cache: the shop keeps its pictures with its data. In a test run the shops that make no AVIF have encoded most
 * of them before.
 */
const cacheFolder = process.env['VITEST'] ? sharedPicturesOf('never') : join(projectRoot, '.cache/pictures-made')

/**
 * Serves the catalogue's pictures at the addresses and widths of the shop. All as WebP: AVIF can be checked in the
 * shop, and encoding it would slow down the stories under test.
 */
export const shopPictures: Plugin = {
  name: 'shop-pictures',
  configureServer({ middlewares }) {
    let opened: ReturnType<typeof openPictures> | undefined
    const answer = getRequestListener(async (request) => (await (opened ??= openPictures())).fetch(request))
    middlewares.use((request, response, next) => {
      // SVG drawings are static files.
      if (/^\/pictures\/.*(?<!\.svg)$/.test(request.url ?? '')) return void answer(request, response)
      next()
    })
  },
}

/** Loaded for the first picture: Storybook starts without the encoder and the catalogue. */
async function openPictures() {
  const [{ encodePicture }, { pictureService }, { seedPictures }] = await Promise.all([
    import('#server/images/encodePicture.ts'),
    import('#server/images/pictureService.ts'),
    import('#server/demo.ts'),
  ])
  return pictureService({ folders: [seedPictures], cacheFolder, inBackground: false, encode: encodePicture })
}
