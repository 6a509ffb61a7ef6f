import type { Caller } from '#server/app/tokens.ts'
import { createOutbox } from './outbox.ts'
import type { OutboxMessage } from './outboxMessage.ts'
import type { PoolOptions } from './pool.ts'
import type { CodeMessage, SendCode } from './poolSettings.ts'
import { createUserPool, type UserPool } from './userPool.ts'

interface IdentityServiceOptions extends Omit<PoolOptions, 'sendCode'> {
  /** Sends codes; without it they are kept in the outbox. */
  sendCode?: SendCode | undefined
  /** Whether requests come through a proxy of the shop's own, which turns the outbox off. */
  isBehindProxy?: boolean
  /** Called with every code that goes to the outbox. */
  onKept?: (message: CodeMessage) => void
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
  sendCode,
  isBehindProxy = false,
  onKept,
  ...options
}: IdentityServiceOptions): IdentityService {
  const { records, now, settings } = options
  const outbox = createOutbox({ records, now, siteUrl: settings.siteUrl, isBehindProxy })
  const keep: SendCode = async (message) => {
    await outbox.sendCode(message)
    onKept?.(message)
  }
  const pool = createUserPool({ ...options, sendCode: sendCode ?? keep })
  return {
    pool,
    outboxTo: outbox.messagesTo,
    async fetch(request, caller = {}) {
      if (!new URL(request.url).pathname.endsWith('/outbox')) return pool.fetch(request, caller)
      if (!sendCode) return outbox.fetch(request, caller)
      return new Response('Codes are sent, not kept.', { status: 404, headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
