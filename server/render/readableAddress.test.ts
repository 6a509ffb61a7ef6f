import { expect, it } from 'vitest'
import { readableAddress } from './readableAddress.ts'

it.each([
  ['/%0a', '/'],
  ['/product/ps-01%0A', '/product/ps-01'],
  ['/product/%00', '/product/'],
  ['/%0a/%0A/elsewhere.example', '/elsewhere.example'],
  ['//%0aelsewhere.example', '/elsewhere.example'],
  ['/product/%E0%A4%A', '/product/A'],
  ['/collections/%', '/collections/'],
  ['/product/%C2%85x%7f', '/product/x'],
  ['/x%E2%80%A8%e2%80%a9', '/x'],
  ['/collections?search=%00', '/collections?search=+'],
  ['/collections?search=silk%0Asaree&page=2', '/collections?search=silk+saree&page=2'],
])('%s redirects to %s, which does not redirect', (address, readable) => {
  expect(readableAddress(new URL(`http://shop.example${address}`))).toBe(readable)
  expect(readableAddress(new URL(readable, 'http://shop.example'))).toBeUndefined()
})

it.each([
  '/',
  '/product/%F0%9F%AA%B7',
  '/product/50%25',
  '/collections?search=%E0%B4%B8%E0%B4%BE&q=%E0',
  '/a//b',
  '//a/',
])('%s does not redirect', (address) => {
  expect(readableAddress(new URL(`http://shop.example${address}`))).toBeUndefined()
})
