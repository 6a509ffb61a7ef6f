import { StorageFailure } from '#server/app/storageFailure.ts'
import { identityLimits } from '#domain/account/identityLimits.ts'
import { isKnownNetwork, type Call, type Pool } from './pool.ts'
import { PoolError } from './poolError.ts'
import type { CodeMessage } from './poolSettings.ts'

/** Where a code was sent to, in the protocol's format. */
export interface CodeDeliveryDetails {
  AttributeName: string
  DeliveryMedium: 'EMAIL' | 'SMS'
  Destination: string
}

/**
 * Counts a code that is about to be sent, to an account or to none. Throws when there were too many. What strangers send
 * somebody neither counts nor delays the codes that she asks for on a network she has signed in from.
 */
export async function countCode(pool: Pool, call: Call, to: string): Promise<void> {
  const { fromOneAddress, fromOneAddressToAll, inAll, windowMs } = identityLimits.codesSent
  const isOwn = await isKnownNetwork(pool, call, to)
  const limits = [
    { key: `${call.network} ${to}`, max: fromOneAddress },
    { key: call.network, max: fromOneAddressToAll },
    ...(isOwn ? [] : [{ key: to, max: inAll }]),
  ]
  for (const { key, max } of limits) {
    await pool.sent.change(key, (found) => {
      const end = pool.now() + windowMs
      // A window that ends later than one beginning now is from before the clock was set back.
      const current = found && found.expiresAt <= end ? found : { count: 0, expiresAt: end }
      if (current.count >= max) throw limitExceeded()
      return { ...current, count: current.count + 1 }
    })
  }
}

/** Hands a code to the sender. */
export async function deliver(pool: Pool, message: CodeMessage): Promise<void> {
  try {
    await pool.sendCode(message)
  } catch (error) {
    // The outbox is in the database: it is said as for every other record.
    if (error instanceof StorageFailure) throw error
    pool.log(`A code could not be sent by ${message.medium}`, error)
    throw new PoolError('CodeDeliveryFailureException', 'The code could not be sent.')
  }
}

/** An address or number masked for display: a***@e***, +*******1234. */
export function masked(to: string, medium: CodeMessage['medium']): string {
  if (medium === 'SMS') return `+${'*'.repeat(Math.max(0, to.length - 5))}${to.slice(-4)}`
  const [name = '', host = ''] = to.split('@')
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***`
}

export function deliveryTo(to: string, medium: CodeMessage['medium'] = 'EMAIL'): CodeDeliveryDetails {
  return {
    AttributeName: medium === 'EMAIL' ? 'email' : 'phone_number',
    DeliveryMedium: medium,
    Destination: masked(to, medium),
  }
}

const limitExceeded = () =>
  new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
