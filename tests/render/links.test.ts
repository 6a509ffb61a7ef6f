import { fallbackWidths } from '#domain/product/pictureAddress.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeForms } from '../support/routeTable.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

/** Addresses asked for at the same time. */
const atATime = 4

const smallest = Math.min(...fallbackWidths)

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

test('no link, picture or file of any page leads nowhere', { timeout: 240_000 }, async () => {
  const scaled = new Set<string>()
  const known = new Set(routeForms.map(({ path }) => path))
  const waiting = [...known]
  const dead: string[] = []
  const follow = async (path: string) => {
    const answer = await fetch(shop.origin + pictureOnce(path, scaled), { redirect: 'manual' })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const text = isPage ? await answer.text() : (await answer.body?.cancel(), '')
    if (answer.status !== 200 && !routeForms.some((form) => form.path === path && form.status)) dead.push(path)
    for (const next of addressesIn(text).filter((address) => !known.has(address))) {
      known.add(next)
      waiting.push(next)
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(-atATime).map(follow))
  expect(dead).toEqual([])
  // All 119 products of the demo catalogue can be reached, and each shows two pictures at least.
  const reached = (start: string) => [...known].filter((path) => path.startsWith(start)).length
  expect(reached('/product/')).toBeGreaterThanOrEqual(119)
  expect(reached('/pictures/')).toBeGreaterThanOrEqual(238)
  expect(reached('/assets/')).toBeGreaterThanOrEqual(8)
  console.log(`addresses followed: ${known.size}`)
})

test('each width and format of the pictures is asked for once, and otherwise the smallest width', () => {
  const scaled = new Set<string>()
  const paths = [
    '/pictures/640/one.webp',
    '/pictures/640/two.webp',
    '/pictures/two.avif',
    '/pictures/one.avif',
    '/cart',
  ]
  const asked = [
    '/pictures/640/one.webp',
    '/pictures/96/two.webp',
    '/pictures/two.avif',
    '/pictures/96/one.webp',
    '/cart',
  ]
  expect(paths.map((path) => pictureOnce(path, scaled))).toEqual(asked)
})

test('a link is found in each place it can stand', () => {
  const html =
    '<a href="/a?b=1&amp;c=2">a</a><img src="/b.svg"><form action="/c"><a href="//far.example">d</a><a href="#e">'
  expect(addressesIn(html)).toEqual(['/a?b=1&c=2', '/b.svg', '/c'])
})

/**
 * A picture is scaled to each width for the first time when it is asked for, which for all of them takes minutes: where one
 * has been `scaled` to a width, the others are asked for at the smallest.
 */
function pictureOnce(path: string, scaled: Set<string>): string {
  const [, width, name = ''] = /^\/pictures\/(?:(\d+)\/)?(.+)\.\w+$/.exec(path) ?? []
  if (name === '') return path
  const form = `${width} ${path.slice(path.lastIndexOf('.'))}`
  if (scaled.has(form)) return `/pictures/${smallest}/${name}.webp`
  scaled.add(form)
  return path
}

/** Addresses inside the shop that a page's HTML links to, loads or sends a form to. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|action)="(\/(?!\/)[^"#]*)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
}
