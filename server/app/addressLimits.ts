import type { ApiError } from './apiError.ts'
import { networkOf } from './networkOf.ts'
import { requestLimit } from './requestLimit.ts'
import type { SharedCounts } from './sharedCounts.ts'
import type { Caller } from './tokens.ts'

/** Requests per minute from one address (for IPv6, one network: `networkOf`). */
export interface AddressLimits {
  writes: number
  users: number
  identity: number
}

/** Far above what people and the owner's tools need: many shoppers share one address of their mobile network. */
export const defaultAddressLimits: AddressLimits = { writes: 1200, users: 120, identity: 600 }

const minute = 60_000

/** Why a request is refused; undefined where it is not. */
type AddressCheck = (kind: keyof AddressLimits, caller: Caller | undefined) => Promise<ApiError | undefined>

/** Counts requests by network, separately for each kind. In-process requests have no address and are not counted. */
export function addressLimits(limits: AddressLimits, now: () => Date, counts?: SharedCounts): AddressCheck {
  const limitOf = (name: keyof AddressLimits) => requestLimit(limits[name], minute, counts && { counts, name })
  const byKind = { writes: limitOf('writes'), users: limitOf('users'), identity: limitOf('identity') }
  return async (kind, caller) => {
    if (caller?.address === undefined) return undefined
    return (await byKind[kind].allows(networkOf(caller.address), now().getTime())) ? undefined : tooMany
  }
}

const tooMany: ApiError = {
  status: 429,
  error: 'Too many requests',
  message: 'Too many requests from this address. Please try again in a minute.',
}
