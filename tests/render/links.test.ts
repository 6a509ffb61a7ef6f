import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeForms } from '../support/routeTable.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

/** Addresses asked for at the same time. */
const atATime = 4

/** Originals of the demo catalogue, which the shop scales. */
const originals = join(projectRoot, 'demo/pictures')

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

test('no link, picture or file of any page is broken', async () => {
  const scaled = new Set<string>()
  const known = new Set(routeForms.map(({ path }) => path))
  const waiting = [...known]
  const dead: string[] = []
  const follow = async (path: string) => {
    const name = scaledBefore(path, scaled)
    if (name !== undefined) {
      if (!existsSync(join(originals, `${name}.avif`))) dead.push(path)
      return
    }
    const answer = await fetch(shop.origin + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
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

test('each width and format of the pictures is requested once', () => {
  const scaled = new Set<string>()
  const paths = [
    '/pictures/640/one.webp',
    '/pictures/640/two.webp',
    '/pictures/two.avif',
    '/pictures/one.avif',
    '/pictures/640/two.avif',
    '/cart',
  ]
  const names = [undefined, 'two', undefined, 'one', undefined, undefined]
  expect(paths.map((path) => scaledBefore(path, scaled))).toEqual(names)
})

test('links are found in every kind of element', () => {
  const html =
    '<a href="/a?b=1&amp;c=2">a</a><img src="/b.svg"><form action="/c"><a href="//far.example">d</a><a href="#e">'
  expect(addressesIn(html)).toEqual(['/a?b=1&c=2', '/b.svg', '/c'])
})

/**
 * The name of a picture, where another has been `scaled` to the same width and format: scaling all of them takes minutes, and
 * the existence of the original proves the same. Undefined for what has to be requested.
 */
function scaledBefore(path: string, scaled: Set<string>): string | undefined {
  const [, width, name, format] = /^\/pictures\/(?:(\d+)\/)?(.+)\.(\w+)$/.exec(path) ?? []
  if (name === undefined) return undefined
  const form = `${width} ${format}`
  if (scaled.has(form)) return name
  scaled.add(form)
  return undefined
}

/** Addresses inside the shop that a page's HTML links to, loads or sends a form to. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|action)="(\/(?!\/)[^"#]*)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
}
