import { expect, it } from 'vitest'
import { createDiffieHellmanGroup } from 'node:crypto'
import { generator, modPow, prime } from '#server/identity/modPow.ts'
import { digestOf, sha256 } from '#server/identity/secrets.ts'
import { isProved, makeVerifier, startExchange } from '#server/identity/srp.ts'
import vector from './vector.json' with { type: 'json' }

const identity = { group: vector.pool, name: vector.id }
const secretOf = (byte: string) => byte.repeat(32)

it('uses the group of RFC 3526', () => {
  expect(prime.toString(16)).toBe(createDiffieHellmanGroup('modp15').getPrime('hex'))
  expect(generator).toBe(2n)
})

it('makes the verifier of the vector', async () => {
  const { salt, verifier } = await makeVerifier(identity, vector.pw, vector.salt)
  expect(salt).toBe(vector.salt)
  expect(verifier.startsWith(vector.verifier_first16)).toBe(true)
  expect(await sha256Hex(verifier)).toBe(vector.verifier_sha256)
})

it('accepts the proof that Amplify made, and nothing that differs from it', async () => {
  const verifier = await makeVerifier(identity, vector.pw, vector.salt)
  const clientPublic = modPow(generator, BigInt(`0x${secretOf('a1')}`)).toString(16)
  expect(await sha256Hex(clientPublic)).toBe(vector.A_sha256)
  const exchange = await startExchange(verifier, clientPublic, secretOf('b2'))
  if (!exchange) throw new Error('the exchange was refused')
  expect(await sha256Hex(exchange.serverPublic)).toBe(vector.B_sha256)
  const made = { ...exchange, secretBlock: vector.SECRET_BLOCK }
  const proof = { timestamp: vector.TIMESTAMP, signature: vector.PASSWORD_CLAIM_SIGNATURE }
  expect(await isProved(identity, verifier, made, proof)).toBe(true)
  const other = await makeVerifier(identity, 'Passw0rd?', vector.salt)
  expect(await isProved(identity, other, made, proof)).toBe(false)
  expect(await isProved({ ...identity, name: 'bob' }, verifier, made, proof)).toBe(false)
  expect(await isProved(identity, verifier, made, { ...proof, timestamp: 'x' })).toBe(false)
  expect(await isProved(identity, verifier, made, { ...proof, signature: '' })).toBe(false)
  expect(await isProved(identity, verifier, { ...made, secretBlock: 'AAAA' }, proof)).toBe(false)
})

it.each(['', '0', 'g', '-1', prime.toString(16), (2n * prime).toString(16), 'f'.repeat(3000)])(
  'refuses the client number %.20s',
  async (clientPublic) => {
    expect(await startExchange({ salt: '1', verifier: '1' }, clientPublic)).toBeUndefined()
  },
)

it('makes a salt of its own for every password', async () => {
  const made = await Promise.all(Array.from({ length: 3 }, () => makeVerifier(identity, vector.pw)))
  expect(new Set(await Promise.all(made.map(({ verifier }) => digestOf(verifier)))).size).toBe(3)
})

/** Of a number's bytes as the protocol pads them. */
async function sha256Hex(hex: string): Promise<string> {
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  const padded = /^[89a-f]/.test(even) ? `00${even}` : even
  return Buffer.from(await sha256(Uint8Array.from(Buffer.from(padded, 'hex')))).toString('hex')
}
