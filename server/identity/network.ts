import { networkOf } from '#server/app/networkOf.ts'
import { base64url, keyedDigest } from './secrets.ts'

/**
 * What counts as one place when guesses are slowed, as a keyed digest: the address itself is not stored.
 */
export async function networkDigest(secret: string, address = ''): Promise<string> {
  return base64url(await keyedDigest(secret, `network ${networkOf(address)}`))
}
