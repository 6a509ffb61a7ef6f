import { join } from 'node:path'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { projectRoot } from './build/sourcesHash.ts'
import { listen } from './listen.ts'
import { openPictures } from './openPictures.ts'
import { openStore } from './openStore.ts'
import { createShopServer } from './render/shopServer.ts'
import { readServerSettings } from './settings.ts'

/** `npm start`: builds what is missing or out of date, opens the database and serves the shop. */
process.env['NODE_ENV'] ??= 'production'

try {
  const settings = readServerSettings(process.env, projectRoot)
  await ensureBuilt()
  const log = (message: string, error?: unknown) => console.error(message, error ?? '')
  const store = await openStore(settings, log)
  const pictures = await openPictures(settings, log)
  const server = await createShopServer({ settings, api: store.api, pictures, dist: join(projectRoot, 'dist'), log })
  const listening = await listen(server, settings.port, settings)
  console.log(`The shop is open at http://localhost:${listening.port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void listening.close()
      pictures.close()
      void store.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
