import { expect, test } from 'vitest'
import { networkDigest } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.2', false],
  ['192.0.2.1', '192.0.2.1', true],
  ['2001:db8::1', '2001:db8:0:0:ffff:ffff:ffff:ffff', true],
  ['2001:DB8:0:0::1', '2001:0db8::2', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', true],
  ['::1', '::', true],
  ['', undefined, true],
])('%o and %o are one network: %o', async (one, other, isSame) => {
  expect((await networkDigest('secret', one)) === (await networkDigest('secret', other))).toBe(isSame)
})

test('the digest differs from pool to pool', async () => {
  expect(await networkDigest('one', '192.0.2.1')).not.toBe(await networkDigest('two', '192.0.2.1'))
})
