import { BlockList, isIP } from 'node:net'

/** Non-public ranges: loopback, private networks, link-local and the metadata services of clouds. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4')
}

/** Of IPv6 only global unicast, 2000::/3, without the tunnels that embed an IPv4 address. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2001::', 23, 'ipv6')
tunnels.addSubnet('2001:db8::', 32, 'ipv6')
tunnels.addSubnet('2002::', 16, 'ipv6')

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  return isIP(address) === 6 && world.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}
