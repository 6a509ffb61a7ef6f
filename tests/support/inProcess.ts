import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#server/projectRoot.ts'
import { listen } from '#server/listen.ts'
import { openPictures } from '#server/openPictures.ts'
import { openStore } from '#server/openStore.ts'
import { createShopServer } from '#server/render/shopServer.ts'
import { readServerSettings } from '#server/settings.ts'
import { cleanEnvironment } from './cleanEnvironment.ts'
import { sharePictures } from './sharedPictures.ts'
import { temporaryFolder } from './temporaryFolder.ts'

type Api = (request: Request) => Response | Promise<Response>

interface InProcessOptions {
  /** The folder of a finished build; the shop's own, made if need be, by default. */
  dist?: string
  /** Stands between the shop and its API: answers itself, or asks `api`. */
  wire?: (request: Request, api: Api) => Response | Promise<Response>
}

export interface InProcessShop {
  origin: string
  stop: () => Promise<void>
}

/** Serves a finished build inside the test's own process, so that a test can stand on the wire to the API. */
export async function serveInProcess({ dist, wire }: InProcessOptions = {}): Promise<InProcessShop> {
  if (!dist) await ensureBuiltApart()
  const folder = await temporaryFolder()
  await sharePictures(folder.path, 'never')
  const log = (message: string, error?: unknown) => console.error(message, error)
  const settings = readServerSettings({ DATA_DIR: folder.path, PORT: '0', AVIF: 'never' }, projectRoot)
  const store = await openStore(settings, log)
  const ask: Api = (request) => store.api.fetch(request)
  const api = { fetch: (request: Request) => (wire ? wire(request, ask) : ask(request)) }
  const pictures = await openPictures(settings, log)
  const server = await createShopServer({ settings, api, pictures, dist: dist ?? join(projectRoot, 'dist'), log })
  const { port, close } = await listen(server, settings.port)
  const stop = async () => {
    await close()
    pictures.close()
    await pictures.idle()
    await store.close()
    await folder.remove()
  }
  return { origin: `http://localhost:${port}`, stop }
}

/** In a process of its own: Vite asks the environment of the whole process what it builds for. */
async function ensureBuiltApart(): Promise<void> {
  // No module script: terser's workers inherit the flags, and are scripts.
  const script = "import('./server/build/ensureBuilt.ts').then(({ ensureBuilt }) => ensureBuilt())"
  await promisify(execFile)(process.execPath, ['--eval', script], {
    cwd: projectRoot,
    env: cleanEnvironment({}),
  })
}
