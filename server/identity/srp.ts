import { generator, generatorPow, modPow, prime } from './modPow.ts'
import { bytesOf, sha256, utf8 } from './secrets.ts'

/** Stored instead of a password, which cannot be recovered from it. Both are hexadecimal. */
export interface Verifier {
  salt: string
  verifier: string
}

/** Whose password it is: the pool's name and the user, or a device's group and key. */
export interface SrpIdentity {
  group: string
  name: string
}

/** One exchange, from the challenge to the proof; numbers are hexadecimal. */
export interface SrpExchange {
  /** The client's public number. */
  clientPublic: string
  serverSecret: string
  serverPublic: string
  /** Returned unchanged by the client with the proof. */
  secretBlock: string
}

/** What the client sends to prove that it knows the password. */
export interface PasswordProof {
  timestamp: string
  signature: string
}

/** A new salt and the verifier of a password. */
export async function makeVerifier(identity: SrpIdentity, password: string, salt = randomHex(16)): Promise<Verifier> {
  const inner = await sha256(utf8(`${identity.group}${identity.name}:${password}`))
  const exponent = numberOf(await sha256(joined(padded(hexNumber(salt)), inner)))
  return { salt, verifier: generatorPow(exponent).toString(16) }
}

/** The server's side of a new exchange; undefined when the client's number is refused. */
export async function startExchange(
  { verifier }: Verifier,
  clientPublic: string,
  serverSecret = randomHex(32),
): Promise<SrpExchange | undefined> {
  if (!/^[0-9a-f]{1,2048}$/i.test(clientPublic) || hexNumber(clientPublic) % prime === 0n) return undefined
  const multiplier = numberOf(await sha256(joined(padded(prime), padded(generator))))
  const serverPublic = (multiplier * hexNumber(verifier) + generatorPow(hexNumber(serverSecret))) % prime
  const secretBlock = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(64))))
  return { clientPublic, serverSecret, serverPublic: serverPublic.toString(16), secretBlock }
}

/** Whether the proof was made with the password of this verifier. */
export async function isProved(
  identity: SrpIdentity,
  { verifier }: Verifier,
  exchange: SrpExchange,
  { timestamp, signature }: PasswordProof,
): Promise<boolean> {
  const clientPublic = hexNumber(exchange.clientPublic)
  const scramble = numberOf(await sha256(joined(padded(clientPublic), padded(hexNumber(exchange.serverPublic)))))
  const proof = bytesOf(signature)
  const block = bytesOf(exchange.secretBlock)
  if (scramble === 0n || !proof || !block) return false
  const shared = modPow(clientPublic * modPow(hexNumber(verifier), scramble), hexNumber(exchange.serverSecret))
  const material = await crypto.subtle.importKey('raw', padded(shared), 'HKDF', false, ['deriveKey'])
  const info = utf8('Caldera Derived Key')
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: padded(scramble), info },
    material,
    { name: 'HMAC', hash: 'SHA-256', length: 128 },
    false,
    ['verify'],
  )
  const signed = joined(utf8(identity.group), utf8(identity.name), block, utf8(timestamp))
  return crypto.subtle.verify('HMAC', key, proof, signed)
}

/** Hexadecimal of the base64 of a number's bytes, as devices send theirs; undefined for other text. */
export function hexOfBase64(text: string): string | undefined {
  const bytes = bytesOf(text)
  return bytes && bytes.length > 0 ? numberOf(bytes).toString(16) : undefined
}

function randomHex(bytes: number): string {
  return numberOf(crypto.getRandomValues(new Uint8Array(bytes))).toString(16)
}

function hexNumber(hex: string): bigint {
  return BigInt(`0x${hex}`)
}

export function numberOf(bytes: Uint8Array): bigint {
  return hexNumber(Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('') || '0')
}

/** The shortest big-endian bytes of a number with a leading 0 bit, as the protocol hashes them. */
function padded(number: bigint): Uint8Array<ArrayBuffer> {
  const hex = number.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  const positive = /^[89a-f]/.test(even) ? `00${even}` : even
  return Uint8Array.from(positive.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
