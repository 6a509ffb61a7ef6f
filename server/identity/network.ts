import { networkOf } from '#server/app/networkOf.ts'
import { base64url, keyedDigest } from './secrets.ts'

/** The network by which guesses are throttled, as a keyed digest: the address itself is not stored. */
export async function networkDigest(secret: string, address = ''): Promise<string> {
  return base64url(await keyedDigest(secret, `network ${networkOf(address)}`))
}
