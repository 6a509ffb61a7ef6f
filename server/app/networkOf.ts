/**
 * What counts as one place: an IPv4 address, or the /64 network of an IPv6 address, since everybody has millions of
 * those.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after === undefined ? [] : after.split(':').filter(Boolean)
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
