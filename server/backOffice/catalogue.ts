import { createBackOfficeClient } from '#api/backOffice.ts'
import { defaultReadKey } from '#contract/page.ts'
import { keyOf, normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { CommandError } from './CommandError.ts'
import { readFlags, usage, UsageError, type Flags } from './flags.ts'
import { pictureWarnings, type NewPicture } from './pictureWarnings.ts'
import { planImport } from './planImport.ts'
import { formatOf, readProductFile, writeProductFile } from './productFile.ts'
import { progressOf } from './progress.ts'
import { readCatalogue } from './readCatalogue.ts'
import { errorLines, planLines, summaryOf } from './report.ts'
import { runImport } from './runImport.ts'
import { StoreError } from '#api/StoreError.ts'
import { waitingFetch } from './waitingFetch.ts'

/** `npm run catalogue`: writes the products of a running shop to a file, or brings a file into it. */
try {
  const flags = readFlags(process.argv.slice(2), process.env)
  if (!flags) console.log(usage)
  else if (flags.action === 'export') await exportProducts(flags)
  else await importProducts(flags)
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`)
  else if (error instanceof CommandError || error instanceof StoreError) console.error(error.message)
  else console.error(error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function exportProducts({ file, url }: Flags): Promise<void> {
  // Fails before minutes are spent on reading.
  formatOf(file)
  const records = await readShop(url)
  await writeProductFile(file, records)
  console.log(`${counted(records.length, 'product')} written to ${file}.`)
  if (!process.env['STORE_WRITE_KEY'])
    console.error('Inactive products are not among them: STORE_WRITE_KEY is not set.')
}

async function importProducts({ file, url, dryRun, removeMissing, newColumns }: Flags): Promise<void> {
  const writeKey = process.env['STORE_WRITE_KEY']
  if (!writeKey && !dryRun) {
    throw new CommandError('An import needs STORE_WRITE_KEY, the same as the shop was started with.')
  }
  const content = await readProductFile(file)
  if (content.products.length + content.errors.length === 0) throw new CommandError(`${file} has no products.`)
  const records = await readShop(url)
  const plan = planImport(content, records, { newColumns })
  if (plan.errors.length > 0) {
    const lines = errorLines(file, plan.errors)
    throw new CommandError(
      [...lines, `Nothing was written: ${file} has ${counted(plan.errors.length, 'error')}.`].join('\n'),
    )
  }
  for (const line of errorLines(file, [...plan.warnings, ...(await askForPictures(plan.pictures, url))])) {
    console.error(line)
  }
  const remove = removeMissing ? plan.missing : []
  const inactive = inactiveAmong(remove, records)
  if (inactive.length > 0) {
    console.error(
      `Inactive products are removed too: ${inactive.join(', ')}. An export without STORE_WRITE_KEY lacks them.`,
    )
  }
  if (dryRun) {
    if (!writeKey) console.error('Compared with the active products alone: STORE_WRITE_KEY is not set.')
    console.log([...planLines(plan, remove), `${file}: ${summaryOf(plan, remove)} Nothing was written.`].join('\n'))
    return
  }
  const progress = progressOf('Writing')
  const client = createBackOfficeClient({
    base: `${url}/dev`,
    writeKey: writeKey ?? '',
    fetch: fetchWith(progress.note),
  })
  try {
    await runImport({ ...plan, remove }, client, progress.update)
  } finally {
    progress.stop()
  }
  const { create, update, unchanged } = plan
  console.log(
    `${file}: ${create.length} created, ${update.length} changed, ${unchanged} left as they were, ${remove.length} removed.`,
  )
}

/** The keys of products that are not active. */
function inactiveAmong(keys: readonly string[], records: readonly RecordFields[]): string[] {
  const inactive = new Set(records.filter((record) => !normaliseProduct(record).isActive).map(keyOf))
  return keys.filter((key) => inactive.has(key))
}

async function askForPictures(pictures: readonly NewPicture[], origin: string) {
  const progress = progressOf('Looking at pictures')
  try {
    return await pictureWarnings(pictures, { origin, fetch: fetchWith(progress.note), onProgress: progress.update })
  } finally {
    progress.stop()
  }
}

async function readShop(url: string) {
  const progress = progressOf('Reading')
  // The read key is public, and shows active products alone.
  const name = process.env['STORE_WRITE_KEY'] ? 'STORE_WRITE_KEY' : 'STORE_READ_KEY'
  const key = process.env[name] || defaultReadKey
  try {
    return await readCatalogue({ base: `${url}/dev`, key, fetch: fetchWith(progress.note) }, progress.update)
  } catch (error) {
    if (!(error instanceof StoreError) || error.status !== 401) throw error
    throw new CommandError(`${error.message}\nThe shop at ${url} was started with another ${name}, or without one.`)
  } finally {
    progress.stop()
  }
}

/** A `fetch` for the shop; a network error names the shop's address. */
function fetchWith(note: (line: string) => void): typeof fetch {
  const send = waitingFetch({ onWait: (seconds) => note(`The shop is busy; waiting ${seconds} seconds.`) })
  return async (input, init) => {
    try {
      return await send(input, init)
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      const address = input instanceof Request ? input.url : String(input)
      throw new Error(`the shop does not answer at ${new URL(address).origin} (${reason})`, { cause: error })
    }
  }
}

/** '1 product', '2 products'. */
function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
