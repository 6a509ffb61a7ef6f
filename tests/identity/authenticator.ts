import { isoCBOR } from '@simplewebauthn/server/helpers'
import { base64url, bytesOf, sha256, utf8 } from '#server/identity/secrets.ts'

/** A passkey in software, as a browser would speak for it. */
export interface Authenticator {
  id: string
  create: (options: { challenge: string }) => Promise<Record<string, unknown>>
  get: (options: { challenge: string }) => Promise<string>
}

interface AuthenticatorOptions {
  origin: string
  rpId?: string
  /** Whether it asks for a fingerprint or a PIN. */
  verifiesUser?: boolean
  /** Format of the attestation, whose statement is empty. */
  attestation?: string
}

/** Makes a passkey of ES256, without attestation by default. */
export async function createAuthenticator({
  origin,
  rpId = new URL(origin).hostname,
  verifiesUser = true,
  attestation: format = 'none',
}: AuthenticatorOptions): Promise<Authenticator> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  const rawId = crypto.getRandomValues(new Uint8Array(16))
  const id = base64url(rawId)
  let counter = 0

  /** The signed part: relying party, flags, counter, and the new key where one is made. */
  async function authenticatorData(attested: Uint8Array = new Uint8Array()) {
    counter += 1
    const flags = 0b1 | (verifiesUser ? 0b100 : 0) | (attested.length > 0 ? 0b100_0000 : 0)
    return joined(await sha256(rpId), Uint8Array.of(flags, 0, 0, 0, counter), attested)
  }
  const clientData = (type: string, challenge: string) => utf8(JSON.stringify({ type, challenge, origin }))

  return {
    id,
    async create({ challenge }) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x) ?? new Uint8Array()],
        [-3, bytesOf(y) ?? new Uint8Array()],
      ])
      const encoded = new Uint8Array(isoCBOR.encode(key))
      const authData = await authenticatorData(
        joined(new Uint8Array(16), Uint8Array.of(0, rawId.length), rawId, encoded),
      )
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', format],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(new Uint8Array(isoCBOR.encode(attestation))),
        transports: ['internal'],
      }
      return credential(id, response)
    },
    async get({ challenge }) {
      const clientDataJSON = clientData('webauthn.get', challenge)
      const authData = await authenticatorData()
      const signed = joined(authData, await sha256(clientDataJSON))
      const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed))
      const response = {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authData),
        signature: base64url(der(raw)),
      }
      return JSON.stringify(credential(id, response))
    },
  }
}

function credential(id: string, response: object): Record<string, unknown> {
  return {
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  }
}

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' }

/** WebCrypto signs as two numbers, authenticators as ASN.1 of both. */
function der(raw: Uint8Array): Uint8Array {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((number) => {
    const first = number.findIndex((byte) => byte > 0)
    const short = number.slice(Math.max(first, 0))
    const value = (short[0] ?? 0) > 127 ? joined(Uint8Array.of(0), short) : short
    return joined(Uint8Array.of(2, value.length), value)
  })
  const both = joined(...numbers)
  return joined(Uint8Array.of(0x30, both.length), both)
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
