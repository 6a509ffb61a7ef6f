import type { Caller } from '#server/app/tokens.ts'
import type { IdentityRecords } from './identityRecords.ts'
import { createOutbox } from './outbox.ts'
import type { OutboxMessage } from './outboxMessage.ts'
import type { PoolSettings, SendCode } from './poolSettings.ts'
import { createUserPool, type UserPool } from './userPool.ts'

interface IdentityServiceOptions {
  records: IdentityRecords
  settings: PoolSettings
  now: () => Date
  log: (message: string, error: unknown) => void
  /** Deletes the shop's other data of a deleted account. */
  onDeleted?: (username: string) => Promise<void>
  /** Overwrites what was deleted, where the storage does not do so by itself. */
  eraseDeleted?: (() => Promise<void>) | undefined
  /** Sends codes; without it they are kept in the outbox. */
  sendCode?: SendCode | undefined
  /** Whether requests come through a proxy of the shop's own, which turns the outbox off. */
  isBehindProxy?: boolean
  /** Called with every code that goes to the outbox. */
  onKept?: (message: Parameters<SendCode>[0]) => void
}

export interface IdentityService {
  pool: UserPool
  /** Answers everything at and below /dev/identity. */
  fetch: (request: Request, caller?: Caller) => Promise<Response>
  /** The codes in the outbox to an address, the newest last. */
  outboxTo: (to: string) => Promise<OutboxMessage[]>
}

/** The user pool with its outbox. */
export function createIdentityService({
  records,
  settings,
  now,
  log,
  onDeleted,
  eraseDeleted,
  isBehindProxy = false,
  ...codes
}: IdentityServiceOptions): IdentityService {
  const outbox = createOutbox({ records, now, siteUrl: settings.siteUrl, isBehindProxy })
  const keep: SendCode = async (message) => {
    await outbox.sendCode(message)
    codes.onKept?.(message)
  }
  const pool = createUserPool({
    records,
    settings,
    now,
    log,
    onDeleted,
    eraseDeleted,
    sendCode: codes.sendCode ?? keep,
  })
  return {
    pool,
    outboxTo: outbox.messagesTo,
    async fetch(request, caller = {}) {
      if (!new URL(request.url).pathname.endsWith('/outbox')) return pool.fetch(request, caller)
      if (!codes.sendCode) return outbox.fetch(request, caller)
      return new Response('Codes are sent, not kept.', { status: 404, headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
