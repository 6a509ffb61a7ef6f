import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { removeAccount } from './identity/account.ts'
import { describeAccount, resetSignIn } from './identity/ownerActions.ts'
import { poolStoreOver, type PoolStore } from './identity/pool.ts'
import { usernameOf } from './identity/poolUser.ts'
import { projectRoot } from './projectRoot.ts'
import { readServerSettings } from './settings.ts'
import { openDatabase } from './storage/engines.ts'
import type { ShopStorage } from './storage/ShopStorage.ts'
import { openSqlite } from './storage/sqlite/openSqlite.ts'
import { StorageError } from './storage/StorageError.ts'

const usage = `Usage: npm run accounts -- show EMAIL
       npm run accounts -- reset-sign-in EMAIL
       npm run accounts -- delete EMAIL

show           prints what the shop keeps of a shopper, without secrets (JSON)
reset-sign-in  removes second factors, passkeys and devices, and signs the shopper out everywhere; the password stays
delete         deletes the account and the shopper's record

The shop may be running. DATA_DIR or DATABASE_URL name its database, as they do for npm start.`

/** `users` are the shop's records of shoppers, whoever keeps their accounts. */
interface AccountStores extends Pick<ShopStorage, 'users' | 'eraseDeleted'> {
  /** Accounts of the shop's own user pool. */
  pool: PoolStore
}

/** Each resolves to what is printed; undefined where the address has nothing. */
const actions: Record<string, (stores: AccountStores, email: string) => Promise<string | undefined>> = {
  async show({ pool, users }, email) {
    const [account, record] = await Promise.all([describeAccount(pool, email), users.find(email)])
    return account || record ? JSON.stringify({ account, record }, undefined, 2) : undefined
  },
  async 'reset-sign-in'({ pool, users }, email) {
    const user = await resetSignIn(pool, email)
    if (user) {
      const how = user.password ? 'with the password alone' : "once a password is set with 'Forgot password?'"
      return `${email} signs in ${how}, and is signed out everywhere.`
    }
    if (!(await users.find(email))) return undefined
    throw new StorageError(`The shop does not keep the sign-in of ${email}: it is with Google or Amazon Cognito.`)
  },
  async delete({ pool, users, eraseDeleted }, email) {
    const record = await users.find(email)
    await users.remove(email)
    const isRemoved = await removeAccount(pool, email)
    await eraseDeleted?.()
    return isRemoved || record ? `The account and the record of ${email} are deleted.` : undefined
  },
}

/** `npm run accounts`: what the shop's owner does with a shopper's account, over the shop's own database. */
const [name = '', typed, ...more] = process.argv.slice(2)
const action = Object.hasOwn(actions, name) ? actions[name] : undefined
if (name === '--help' && typed === undefined) console.log(usage)
else if (!action || !typed || more.length > 0) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    await run(action, usernameOf(typed))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function run(perform: (typeof actions)[string], email: string): Promise<void> {
  const { dataFolder, databaseUrl, public: publicSettings } = readServerSettings(process.env, projectRoot)
  // A shop of an older version that is still running could not use the database that a migration leaves behind.
  const storage = databaseUrl
    ? await openDatabase(databaseUrl, { schema: 'unchanged' })
    : await openFile(join(dataFolder, 'shop.sqlite'))
  try {
    const pool = poolStoreOver({ records: storage.identityRecords, now: () => new Date() })
    const done = await perform({ ...storage, pool }, email)
    if (done === undefined) throw new StorageError(`There is no account of ${email}.`)
    console.log(done)
    if (!publicSettings.identity.endpoint) console.error('Its sign-in is kept by Amazon Cognito: look there too.')
  } finally {
    await storage.close()
  }
}

/** Does not create the file: without one, the folder is a wrong one. */
async function openFile(file: string): Promise<ShopStorage> {
  if (!existsSync(file)) throw new StorageError(`There is no ${file}: DATA_DIR names the folder of the data.`)
  return openSqlite({ file, schema: 'unchanged' })
}
