import { createUserPool, type UserPool } from '#server/identity/userPool.ts'
import type { IdentityRecords } from '#server/identity/identityRecords.ts'
import type { CodeMessage, PoolSettings } from '#server/identity/poolSettings.ts'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { fixtureSigningKey } from '#mocks/identityFixtures.ts'

export const poolIds = { userPoolId: 'ap-south-1_LocalPool', clientId: 'local-shop' }

export const endpoint = 'http://localhost/dev/identity'

export interface OpenPool extends UserPool {
  records: IdentityRecords
  /** Codes as they were sent, the newest last. */
  sent: CodeMessage[]
  /** Accounts that were deleted. */
  deleted: ReadonlySet<string>
  /** The newest code to this address. */
  codeTo: (to: string) => string
  /** Moves the pool's clock. */
  pass: (milliseconds: number) => void
  now: () => number
}

interface OpenPoolOptions {
  settings?: Partial<PoolSettings>
  records?: IdentityRecords
  sendCode?: (message: CodeMessage) => Promise<void>
}

/** A pool over memory, whose clock stands at the time of its start until a test moves it. */
export function openPool({ settings, records = memoryIdentityRecords(), sendCode }: OpenPoolOptions = {}): OpenPool {
  const sent: CodeMessage[] = []
  const deleted = new Set<string>()
  let time = Date.now()
  const now = () => time
  const pool = createUserPool({
    records,
    settings: { ...poolIds, appName: 'Padma Weaves', signingKey: fixtureSigningKey, ...settings },
    now: () => new Date(now()),
    onDeleted: (username) => Promise.resolve(void deleted.add(username)),
    sendCode: sendCode ?? ((message) => Promise.resolve(void sent.push(message))),
    log: (message, error) => {
      throw new Error(message, { cause: error })
    },
  })
  return {
    ...pool,
    records,
    sent,
    deleted,
    now,
    codeTo: (to) => sent.findLast((each) => each.to === to)?.code ?? fail(`No code was sent to ${to}`),
    pass: (milliseconds) => void (time += milliseconds),
  }
}

/** Sends a request of the protocol, as a client without retries. */
export async function post(
  pool: Pick<UserPool, 'fetch'>,
  action: string,
  body: object,
  { address = '192.0.2.1', headers = {} }: { address?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const request = new Request(endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}`, ...headers },
    body: JSON.stringify({ ClientId: poolIds.clientId, ...body }),
  })
  const response = await pool.fetch(request, { address })
  // Every answer of the protocol is an object.
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

function fail(message: string): never {
  throw new Error(message)
}
