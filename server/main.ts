import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { projectRoot } from './projectRoot.ts'
import { preparePictures } from './images/preparePictures.ts'
import { endWithParent } from './endWithParent.ts'
import { limitedLog } from './limitedLog.ts'
import { checkPort, listen, originOf } from './listen.ts'
import { codesNote, mailNote } from './openIdentityService.ts'
import { connectionsWithin, openFileLimit, openFilesNote, tooFewFiles } from './openFiles.ts'
import { openPictures } from './openPictures.ts'
import { openStore } from './openStore.ts'
import { createShopServer } from './render/shopServer.ts'
import { readServerSettings, siteUrlNote, writeKeyNote } from './settings.ts'
import { takeNoArguments } from './takeNoArguments.ts'
import { trackRequests } from './trackRequests.ts'

/** Maximum time to wait for responses in flight, and then for the database to close, in milliseconds. */
const drainMs = 8000
const closeMs = 3000

/** `npm start`: builds what is missing or out of date, opens the database and serves the shop. */
process.env['NODE_ENV'] ??= 'production'
takeNoArguments('Usage: npm start\n\nSettings are environment variables (README): PORT=4000 npm start')

try {
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
  const stop = async (delayMs = 0) => {
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
  const stopAfterDelay = () => void stop(settings.shutdownDelayMs)
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', stopAfterDelay)
  if (process.env['npm_lifecycle_event']) endWithParent(stopAfterDelay)
  // Only now: a program that reads this may send a signal at once.
  console.log(`The shop is open at ${origin}`)
  const notes = [codesNote(settings, origin), siteUrlNote(settings), writeKeyNote(settings), openFilesNote(files)]
  for (const note of notes) if (note) console.log(note)
  // Not awaited: a mail server may take long to answer, or be there later than the shop.
  void mailNote(settings).then((note) => note && console.log(note))
  if (settings.avif === 'ahead') {
    const { signal } = stopping
    const pageOf = async (path: string) => (await server.fetch(new Request(origin + path))).text()
    const options = { pageOf, pictures, whenQuiet: tracked.whenQuiet, signal }
    void preparePictures(options).then((made) => made > 0 && console.log(`Pictures made ready: ${made}.`))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function within(milliseconds: number, task: Promise<unknown>): Promise<unknown> {
  return Promise.race([task.catch(() => undefined), sleep(milliseconds)])
}
