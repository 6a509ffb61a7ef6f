import type { Caller } from '#server/app/tokens.ts'
import type { IdentityRecords } from './identityRecords.ts'
import type { OutboxMessage } from './outboxMessage.ts'
import { outboxPage } from './outboxPage.ts'
import type { OutboxRecord } from './poolRecords.ts'
import type { SendCode } from './poolSettings.ts'
import { usernameOf } from './poolUser.ts'
import { recordsOf } from './recordsOf.ts'

interface Outbox {
  /** Keeps a code instead of sending it. */
  sendCode: SendCode
  /** The codes to an address, the newest last. */
  messagesTo: (to: string) => Promise<OutboxMessage[]>
  /** Answers GET with `?to=` as JSON, or as a page for people; to this machine alone. */
  fetch: (request: Request, caller: Caller) => Promise<Response>
}

interface OutboxOptions {
  records: IdentityRecords
  now: () => Date
  /** Public origin of the shop, if it is known. */
  siteUrl?: string | undefined
  isBehindProxy?: boolean
}

const maxMessages = 20
const lifeMs = 24 * 60 * 60_000

/** Off in a public shop, and behind a proxy, where every request seems to come from this machine. */
export function isOutboxOff({
  siteUrl,
  isBehindProxy = false,
}: Pick<OutboxOptions, 'siteUrl' | 'isBehindProxy'>): boolean {
  if (isBehindProxy) return true
  if (!siteUrl) return false
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' || !isLoopback(hostname)
}

/** Keeps codes where no mail server sends them (handbook, Accounts: codes). */
export function createOutbox({ records, now, ...site }: OutboxOptions): Outbox {
  const stored = recordsOf<OutboxRecord>(records, 'outbox', () => now().getTime())
  const messagesTo = async (to: string) => (await stored.find(usernameOf(to)))?.messages ?? []
  return {
    messagesTo,
    async sendCode({ to, purpose, code }) {
      await stored.change(usernameOf(to), (found) => {
        const messages = [...(found?.messages ?? []), { to, purpose, code, at: now().toISOString() }]
        return { messages: messages.slice(-maxMessages), expiresAt: now().getTime() + lifeMs }
      })
    },
    async fetch(request, caller) {
      const refusal = isOutboxOff(site) ? 'is off' : rejectionOf(request, caller)
      if (refusal) return answered({ error: 'Forbidden', message: `The outbox ${refusal}.` }, 403)
      const to = new URL(request.url).searchParams.get('to') ?? ''
      const messages = to ? await messagesTo(to) : []
      if (request.headers.get('accept')?.includes('text/html')) return outboxPage(to, messages)
      return to ? answered(messages) : answered({ error: 'Bad request', message: 'Name an address: ?to=' }, 400)
    },
  }
}

/** Why a request is not from this machine; undefined if it is. */
function rejectionOf({ headers, method, url }: Request, { address = '', httpVersion }: Caller): string | undefined {
  const { hostname, origin } = new URL(url)
  if (method !== 'GET') return 'takes GET'
  if (!isLoopback(address)) return 'answers on this machine alone'
  // Another host name that resolves to this machine could be a foreign page's (DNS rebinding).
  if (!isLoopback(hostname)) return 'answers under localhost alone'
  // A proxy on this machine may add no header at all; older versions of nginx then speak HTTP/1.0.
  if (httpVersion === '1.0' || [...headers.keys()].some(isOfProxy)) return 'does not answer through a proxy'
  const asking = headers.get('origin')
  return asking && asking !== origin ? 'does not answer other pages' : undefined
}

function isOfProxy(header: string): boolean {
  return ['forwarded', 'via', 'x-real-ip'].includes(header) || header.startsWith('x-forwarded-')
}

/** Whether a host name or an address is this machine's own, which no other machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

function answered(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
