import type { Caller } from './tokens.ts'

/** The network a request comes from; undefined for the server's own requests, which may have no caller at all. */
export function callerNetwork({ address }: Caller = {}): string | undefined {
  return address === undefined ? undefined : networkOf(address)
}

/**
 * What counts as one client: an IPv4 address, also when mapped to IPv6 (::ffff:192.0.2.1), or the /64 network of an
 * IPv6 address, since one subscriber has all the addresses of a /64.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const [high = '', low = ''] = groups.slice(6)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return [...bytesOf(high), ...bytesOf(low)].join('.')
  return groups.slice(0, 4).join(':')
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const withoutZone = address.replace(/%.*/, '')
  // URL normalises addresses: lower case, hexadecimal, no leading zeros, '::' for the longest run of zeros.
  const [before = '', after = ''] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after.split(':').filter(Boolean)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

/** The two bytes of a group. */
function bytesOf(group: string): number[] {
  const value = parseInt(group, 16)
  return [value >> 8, value & 255]
}
