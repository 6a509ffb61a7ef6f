import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { KeyRecord } from './poolRecords.ts'
import type { PoolSettings } from './poolSettings.ts'
import type { RecordsOf } from './recordsOf.ts'
import { randomText } from './secrets.ts'

/** What is read of a pool. */
interface KeysOfPool {
  keys: RecordsOf<KeyRecord>
  settings: Pick<PoolSettings, 'signingKey'>
}

interface SigningKey {
  kid: string
  key: CryptoKey
  /** The public half. */
  verifyingKey: CryptoKey
  jwk: JWK
}

/** Caches of keys and secrets already read: they never change. */
const imported = new WeakMap<KeysOfPool, Promise<SigningKey>>()
const secrets = new WeakMap<KeysOfPool['keys'], Promise<string>>()

/** The key that signs tokens, made at first use; servers over one store share it. */
export function signingKey(pool: KeysOfPool): Promise<SigningKey> {
  return once(imported, pool, async () => {
    const jwk = pool.settings.signingKey ?? (await storedKey(pool))
    const { kty, n, e, kid = 'pool' } = jwk
    // An RSA key has both numbers.
    const publicJwk = { kty, n, e, kid, alg: 'RS256', use: 'sig' } as JWK
    const [key, verifyingKey] = await Promise.all([importedKey(jwk), importedKey(publicJwk)])
    return { kid, key, verifyingKey, jwk: publicJwk }
  })
}

/** A secret of this pool, for values that must look random but be reproducible. */
export function poolSecret({ keys }: Pick<KeysOfPool, 'keys'>): Promise<string> {
  return once(secrets, keys, () => storedSecret(keys, 'secret'))
}

/** A random text of this name, made at first use; servers over one store share it. */
export async function storedSecret(keys: RecordsOf<KeyRecord>, name: string): Promise<string> {
  const { secret } = await firstOf(keys, name, async () => ({ secret: randomText(32) }))
  if (!secret) throw new Error(`The stored secret '${name}' is empty`)
  return secret
}

async function importedKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256')
  if (key instanceof Uint8Array) throw new Error('The signing key of the user pool is not an RSA key')
  return key
}

async function storedKey(pool: KeysOfPool): Promise<JWK> {
  const { jwk } = await firstOf(pool.keys, 'signing', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    return { jwk: { ...(await exportJWK(privateKey)), kid: randomText(8) } }
  })
  if (!jwk) throw new Error('The stored signing key of the user pool is empty')
  return jwk
}

/** The stored record; created if there is none, unless another server is faster. */
async function firstOf(keys: RecordsOf<KeyRecord>, name: string, make: () => Promise<KeyRecord>): Promise<KeyRecord> {
  const { value, write } = await keys.open(name)
  if (value) return value
  const made = await make()
  return (await write(made)) ? made : ((await keys.find(name)) ?? made)
}

async function once<Of extends object, Value>(
  known: WeakMap<Of, Promise<Value>>,
  of: Of,
  read: () => Promise<Value>,
): Promise<Value> {
  const reading = known.get(of) ?? read()
  known.set(of, reading)
  try {
    return await reading
  } catch (error) {
    // A failure is not cached.
    known.delete(of)
    throw error
  }
}
