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

test.each([
  [['--runs', '0']],
  [['--runs', '1.5']],
  [['--only', 'everything']],
  [['--beside', 'localhost:3000']],
  [['--beside', 'http://localhost:3000/shop']],
  [['--beside', 'http://localhost:3000,basket=/']],
  [['--beside', 'http://localhost:3000,home=shop']],
  [['--quick']],
  [['pages']],
])('%j is refused', (args) => {
  expect(() => readFlags(args)).toThrow(Error)
})
