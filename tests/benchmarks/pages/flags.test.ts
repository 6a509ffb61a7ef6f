import { expect, test } from 'vitest'
import { parts, readFlags } from './flags.ts'
import { pagePaths } from './sites.ts'

test('five runs of every part, and no peer by default', () => {
  expect(readFlags([])).toEqual({ runs: 5, only: new Set(parts), beside: [] })
})

test('parts can be chosen', () => {
  expect(readFlags(['--only', 'taps', '--only', 'load', '--runs', '2'])).toMatchObject({
    runs: 2,
    only: new Set(['taps', 'load']),
  })
})

test('a bare address is another build of this shop', () => {
  expect(readFlags(['--beside', 'http://localhost:3001/'])?.beside).toEqual([
    { name: 'peer 1', origin: 'http://localhost:3001', paths: pagePaths, isOurs: true },
  ])
})

test('a peer has the pages that are named, queries included', () => {
  expect(readFlags(['--beside', 'store=http://10.0.0.1:80,home=/,product=/p?id=1'])?.beside).toEqual([
    { name: 'store', origin: 'http://10.0.0.1:80', paths: { home: '/', product: '/p?id=1' }, isOurs: false },
  ])
})

test('--help asks for nothing else', () => expect(readFlags(['--help'])).toBeUndefined())

test('one run is enough', () => expect(readFlags(['--runs', '1'])?.runs).toBe(1))

test.each([
  [['--runs', '0'], 'a whole number, not 0'],
  [['--runs', '1.5'], 'a whole number, not 1.5'],
  [['--only', 'everything'], 'no part everything'],
  [['--beside', 'localhost:3000'], 'http://host:port, not localhost:3000'],
  [['--beside', 'see http://localhost:3000'], 'http://host:port, not see http'],
  [['--beside', 'http://localhost:3000/shop'], 'http://host:port, not http://localhost:3000/shop'],
  [['--beside', 'http://localhost:3000,basket=/'], 'page=/path, not basket=/'],
  [['--beside', 'http://localhost:3000,my home=/'], 'page=/path, not my home=/'],
  [['--beside', 'http://localhost:3000,home=shop'], 'page=/path, not home=shop'],
  [['--quick'], '--quick'],
  [['pages'], 'pages'],
])('%j is refused', (args, reason) => {
  expect(() => readFlags(args)).toThrow(reason)
})
