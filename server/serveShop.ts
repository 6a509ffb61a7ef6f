import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { projectRoot } from './projectRoot.ts'
import { preparePictures } from './images/preparePictures.ts'
import { limitedLog } from './limitedLog.ts'
import { checkPort, listen, originOf } from './listen.ts'
import { codesNote, mailNote } from './openIdentityService.ts'
import { connectionsWithin, openFileLimit, openFilesNote, tooFewFiles } from './openFiles.ts'
import { openPictures } from './openPictures.ts'
import { openStore } from './openStore.ts'
import { createShopServer } from './render/shopServer.ts'
import { readServerSettings, siteUrlNote, writeKeyNote } from './settings.ts'
import { trackRequests } from './trackRequests.ts'

/** Maximum time to wait for responses in flight, and then for the database to close, in milliseconds. */
const drainMs = 8000
const closeMs = 3000

/** How the shop is asked to end: by a terminal, or by whoever runs it. */
export type EndSignal = 'SIGINT' | 'SIGTERM'

/**
 * Builds what is missing or out of date, opens the database and serves the shop. Resolves when it is open, to what ends it.
 * Rejects with a readable message where it cannot be opened.
 */
export async function serveShop(): Promise<(signal: EndSignal) => void> {
  const settings = readServerSettings(process.env, projectRoot)
  const files = openFileLimit()
  // First: a shop that cannot open builds nothing, and creates no database.
  await checkPort(settings)
  await ensureBuilt()
  const log = limitedLog((message, error) => console.error(message, error ?? ''))
  const store = await openStore(settings, log)
  const pictures = await openPictures(settings, log)
  const stopping = new AbortController()
  const isShuttingDown = () => stopping.signal.aborted
  const dist = join(projectRoot, 'dist')
  const server = await createShopServer({ settings, ...store, isShuttingDown, pictures, dist, log })
  const tracked = trackRequests(server)
  const limits = connectionsWithin(files)
  const onFull = () => log('Connections are closed', tooFewFiles(files))
  const listening = await listen(tracked, settings.port, { ...settings, isShuttingDown, limits, onFull, log })
  const origin = originOf(listening.port, settings.host)
  const notes = [codesNote(settings, origin), siteUrlNote(settings), writeKeyNote(settings), openFilesNote(files)]
  // A program that reads this may send a signal at once: it is handled after the promise is resolved.
  console.log(`The shop is open at ${origin}`)
  for (const note of notes) if (note) console.log(note)
  // Not awaited: a mail server may take long to answer, or be there later than the shop.
  void mailNote(settings).then((note) => note && console.log(note))
  if (settings.avif === 'ahead') {
    const { signal } = stopping
    const pageOf = async (path: string) => (await server.fetch(new Request(origin + path))).text()
    const options = { pageOf, pictures, whenQuiet: tracked.whenQuiet, signal }
    void preparePictures(options).then((made) => made > 0 && console.log(`Pictures made ready: ${made}.`))
  }
  return (signal) => void stop(signal === 'SIGTERM' ? settings.shutdownDelayMs : 0)

  async function stop(delayMs: number) {
    // Both a terminal and npm may send the signal.
    if (isShuttingDown()) return
    stopping.abort()
    // From here /readyz says 503; a load balancer that reads it sends no more before the port is closed.
    await sleep(delayMs)
    // Pending requests are answered first; a client or database that does not respond must not keep the process alive.
    await within(drainMs, listening.close())
    pictures.close()
    await within(closeMs, store.close())
    process.exit(0)
  }
}

function within(milliseconds: number, task: Promise<unknown>): Promise<unknown> {
  return Promise.race([task.catch(() => undefined), sleep(milliseconds)])
}
