import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'
import { readServerSettings } from '#server/settings.ts'
import { takeNoArguments } from '#server/takeNoArguments.ts'
import { openDatabase } from '../engines.ts'
import { openSqlite } from '../sqlite/openSqlite.ts'
import { isOpenElsewhere } from '../sqlite/isOpenElsewhere.ts'
import { StorageError } from '../StorageError.ts'
import { copyStorage } from './copyStorage.ts'

const usage = `Usage: DATABASE_URL=postgres://… npm run copy-database

Copies products and accounts of the embedded database in DATA_DIR into the database of DATABASE_URL, which must be new.
Stop the shop first, and start it with this DATABASE_URL afterwards. If the copy is interrupted, run it again.`

/** `npm run copy-database`: from the embedded database to that of DATABASE_URL. */
takeNoArguments(usage)
try {
  await copyDatabase()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function copyDatabase(): Promise<void> {
  const { dataFolder, databaseUrl } = readServerSettings(process.env, projectRoot)
  if (!databaseUrl) throw new StorageError(`DATABASE_URL is not set.\n\n${usage}`)
  const file = join(dataFolder, 'shop.sqlite')
  if (!existsSync(file)) throw new StorageError(`There is no ${file}: DATA_DIR names the folder of the data.`)
  if (isOpenElsewhere(file)) throw new StorageError(`${file} is in use. Stop the shop, and run this again.`)
  const from = await openSqlite({ file })
  try {
    const to = await openDatabase(databaseUrl)
    try {
      const { products, accounts } = await copyStorage(from, to, Date.now())
      console.log(`Copied. Products: ${products}. Accounts: ${accounts}. Photographs stay in ${dataFolder}.`)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}
