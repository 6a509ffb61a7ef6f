import { expect, it } from 'vitest'
import { networkOf } from './networkOf.ts'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each(['::ffff:192.0.2.1', '::FFFF:192.0.2.1', '::ffff:c000:201', '0:0:0:0:0:ffff:192.0.2.1', '0::ffff:c000:0201'])(
  '%s is the IPv4 address 192.0.2.1, and shares nothing with the others that are mapped to IPv6',
  (address) => {
    expect(networkOf(address)).toBe('192.0.2.1')
  },
)

it('counts mapped addresses apart', () => {
  expect(networkOf('::ffff:192.0.2.1')).not.toBe(networkOf('::ffff:192.0.2.2'))
})
