import type { IdentityRecords } from './identityRecords.ts'
import { poolSecret } from './keys.ts'
import type {
  CodeRecord,
  Grant,
  GuessRecord,
  KeyRecord,
  OutboxRecord,
  ReplayedAnswer,
  SentRecord,
  SignInSession,
} from './poolRecords.ts'
import type { PoolSettings, SendCode } from './poolSettings.ts'
import { usernameOf, type PoolUser } from './poolUser.ts'
import { recordsOf, underDigests, type RecordsOf } from './recordsOf.ts'

export interface PoolOptions {
  records: IdentityRecords
  sendCode: SendCode
  now: () => Date
  settings: PoolSettings
  /** Deletes the shop's other data of a deleted account. */
  onDeleted?: ((username: string) => Promise<void>) | undefined
  /** Overwrites what was deleted, where the storage does not do so by itself. */
  eraseDeleted?: (() => Promise<void>) | undefined
  /** Receives internal errors; answers contain no details of them. */
  log: (message: string, error: unknown) => void
}

/** The stored records of the pool. */
export interface PoolStore {
  /** Milliseconds since 1970. */
  now: () => number
  users: RecordsOf<PoolUser>
  sessions: RecordsOf<SignInSession>
  grants: RecordsOf<Grant>
  codes: RecordsOf<CodeRecord>
  sent: CountsOf<SentRecord>
  guesses: CountsOf<GuessRecord>
  answers: RecordsOf<ReplayedAnswer>
  keys: RecordsOf<KeyRecord>
  outbox: RecordsOf<OutboxRecord>
  /** Deletes the records of every kind that have expired. */
  deleteExpired: () => Promise<void>
}

/** Counts outlive an account, so that nobody gets more tries by deleting it: their names are only stored as digests. */
type CountsOf<Value> = ReturnType<typeof underDigests<Value>>

/** What every action of the pool works with. */
export interface Pool
  extends PoolStore, Pick<PoolOptions, 'sendCode' | 'settings' | 'onDeleted' | 'eraseDeleted' | 'log'> {}

/** Where a request comes from. */
export interface Call {
  /** Digest of the client's network. */
  network: string
  /** The shop's public origin. */
  origin: string
  /** What the browser says of itself. */
  userAgent: string | undefined
}

export function poolOver({ records, now, ...rest }: PoolOptions): Pool {
  return { ...rest, ...poolStoreOver({ records, now }) }
}

export function poolStoreOver({ records, now }: Pick<PoolOptions, 'records' | 'now'>): PoolStore {
  const time = () => now().getTime()
  const keys = recordsOf<KeyRecord>(records, 'key', time)
  const secret = () => poolSecret({ keys })
  return {
    now: time,
    users: recordsOf(records, 'user', time),
    sessions: recordsOf(records, 'session', time),
    grants: recordsOf(records, 'grant', time),
    codes: recordsOf(records, 'code', time),
    sent: underDigests(recordsOf(records, 'sent', time), secret),
    guesses: underDigests(recordsOf(records, 'guess', time), secret),
    answers: recordsOf(records, 'answer', time),
    keys,
    outbox: recordsOf(records, 'outbox', time),
    deleteExpired: () => records.deleteExpired(time()),
  }
}

/** Changes an existing account; resolves to undefined when it was deleted meanwhile, or `change` returns undefined. */
export function changeUser(
  pool: PoolStore,
  username: string,
  change: (user: PoolUser) => PoolUser | undefined,
): Promise<PoolUser | undefined> {
  return pool.users.change(username, (user) => {
    const changed = user && change(user)
    return changed && { ...changed, updatedAt: pool.now() }
  })
}

/** The account of a name as typed. */
export function findUser(pool: PoolStore, typed: string): Promise<PoolUser | undefined> {
  return pool.users.find(usernameOf(typed))
}

/** Whether somebody has signed in to this account from the network of the call. */
export async function isKnownNetwork(pool: Pool, { network }: Call, username: string): Promise<boolean> {
  return (await findUser(pool, username))?.knownAddresses.includes(network) ?? false
}
