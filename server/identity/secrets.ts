/** Random bytes as base64url. */
export function randomText(bytes: number): string {
  return base64url(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Eight random digits: with six, a few hundred networks could guess a code within days (handbook, Accounts: codes). */
export function randomCode(): string {
  const codes = 100_000_000
  const limit = 42 * codes
  const [number = limit] = crypto.getRandomValues(new Uint32Array(1))
  // Rejects numbers from the largest multiple on, which would make low codes more likely.
  return number < limit ? String(number % codes).padStart(8, '0') : randomCode()
}

export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of base64 or base64url, padded or not; undefined for other text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
  } catch {
    return undefined
  }
}

export async function sha256(data: Uint8Array<ArrayBuffer> | string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? utf8(data) : data))
}

/** A digest to store and to compare by, where the text itself need not be known. */
export async function digestOf(text: string): Promise<string> {
  return base64url(await sha256(text))
}

/** HMAC-SHA256. */
export async function keyedDigest(secret: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', utf8(secret), hmac, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text)))
}

/** Whether two texts are equal, compared in constant time. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const random = crypto.getRandomValues(new Uint8Array(32))
  const key = await crypto.subtle.importKey('raw', random, hmac, false, ['sign', 'verify'])
  return crypto.subtle.verify('HMAC', key, await crypto.subtle.sign('HMAC', key, utf8(one)), utf8(other))
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

const hmac = { name: 'HMAC', hash: 'SHA-256' }
