import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeForms } from '../support/routeTable.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

// Every picture is made for the first time.
test('no link, picture or file of any page leads nowhere', { timeout: 400_000 }, async () => {
  const known = new Set(routeForms.map(({ path }) => path))
  const waiting = [...known]
  const dead: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const answer = await fetch(shop.origin + path, { redirect: 'manual' })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const text = isPage ? await answer.text() : (await answer.body?.cancel(), '')
    if (answer.status !== 200 && !routeForms.some((form) => form.path === path && form.status)) dead.push(path)
    for (const next of addressesIn(text).filter((address) => !known.has(address))) {
      known.add(next)
      waiting.push(next)
    }
  }
  expect(dead).toEqual([])
  // All 119 products of the demo catalogue can be reached, and each shows two pictures at least.
  const reached = (start: string) => [...known].filter((path) => path.startsWith(start)).length
  expect(reached('/product/')).toBeGreaterThanOrEqual(119)
  expect(reached('/pictures/')).toBeGreaterThanOrEqual(238)
  expect(reached('/assets/')).toBeGreaterThanOrEqual(8)
  console.log(`addresses followed: ${known.size}`)
})

test('a link is found in each place it can stand', () => {
  const html =
    '<a href="/a?b=1&amp;c=2">a</a><img src="/b.svg"><form action="/c"><a href="//far.example">d</a><a href="#e">'
  expect(addressesIn(html)).toEqual(['/a?b=1&c=2', '/b.svg', '/c'])
})

/** Addresses inside the shop that a page's HTML links to, loads or sends a form to. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|action)="(\/(?!\/)[^"#]*)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
}
