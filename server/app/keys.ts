import type { StoreAction } from '#contract/store.ts'
import type { ApiError } from './apiError.ts'

/** The API keys. The read key is public; without a write key every write is refused. */
export interface ShopKeys {
  read: string
  write?: string | undefined
}

export type KeyHolder = 'reader' | 'writer'

/** The role of a key; undefined when missing or wrong. */
export function keyHolderOf(sent: string | undefined, keys: ShopKeys): KeyHolder | undefined {
  if (!sent) return undefined
  // Both are always compared, in constant time.
  const writes = sameKey(sent, keys.write ?? '')
  const reads = sameKey(sent, keys.read)
  if (writes) return 'writer'
  return reads ? 'reader' : undefined
}

/** The error for a missing or wrong key. */
export const unknownKey: ApiError = {
  status: 401,
  error: 'Unauthorized',
  message: 'Unauthorized: the api-key header is missing or wrong.',
}

/** Why a role may not perform an action; undefined when it may. */
export function keyError(holder: KeyHolder, action: StoreAction, keys: ShopKeys): ApiError | undefined {
  if (action === 'READ' || holder === 'writer') return undefined
  if (keys.write) {
    return {
      status: 401,
      error: 'Unauthorized',
      message: `Unauthorized: ${action} needs the write key; this one only reads.`,
    }
  }
  return {
    status: 403,
    error: 'Forbidden',
    message: `${action} is refused: this server has no write key. Set STORE_WRITE_KEY for the server and start it again.`,
  }
}

/** Constant-time comparison, against timing attacks. */
function sameKey(sent: string, key: string): boolean {
  const encoder = new TextEncoder()
  const [ours, theirs] = [encoder.encode(key), encoder.encode(sent)]
  let difference = ours.length ^ theirs.length
  for (let index = 0; index < theirs.length; index++)
    difference |= (theirs[index] ?? 0) ^ (ours[index % ours.length] ?? 0)
  return difference === 0 && ours.length > 0
}
