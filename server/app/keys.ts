import type { StoreAction } from '#contract/store.ts'
import type { Refusal } from './refusal.ts'

/** The store's keys. The read key is public; without a write key nothing can be changed. */
export interface ShopKeys {
  read: string
  write?: string | undefined
}

export type KeyHolder = 'reader' | 'writer'

/** Who sent the key; undefined for none or a wrong one. */
export function keyHolderOf(sent: string | undefined, keys: ShopKeys): KeyHolder | undefined {
  if (!sent) return undefined
  // Both are always compared, so that the time taken tells nothing of either.
  const writes = sameKey(sent, keys.write ?? '')
  const reads = sameKey(sent, keys.read)
  if (writes) return 'writer'
  return reads ? 'reader' : undefined
}

/** The answer to a missing or wrong key. */
export const unknownKey: Refusal = {
  status: 401,
  error: 'Unauthorized',
  message: 'Unauthorized: the api-key header is missing or wrong.',
}

/** Why this holder may not do this; undefined when they may. */
export function keyRefusal(holder: KeyHolder, action: StoreAction, keys: ShopKeys): Refusal | undefined {
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

/** Compares every byte of the sent key whether or not an earlier one differs, so that time gives no letter away. */
function sameKey(sent: string, key: string): boolean {
  const encoder = new TextEncoder()
  const [ours, theirs] = [encoder.encode(key), encoder.encode(sent)]
  let difference = ours.length ^ theirs.length
  for (let index = 0; index < theirs.length; index++)
    difference |= (theirs[index] ?? 0) ^ (ours[index % ours.length] ?? 0)
  return difference === 0 && ours.length > 0
}
