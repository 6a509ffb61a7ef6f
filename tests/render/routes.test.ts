import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attribute, renderedBy, elements, embeddedJson, productLinks, scripts, words } from '../support/html.ts'
import { routeForms, tabTitle } from '../support/routeTable.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ SITE_URL: 'https://shop.example' })
})
afterAll(() => shop.stop())

describe.each(routeForms)('$path', (form) => {
  let answer: Response
  let html: string
  beforeAll(async () => {
    answer = await fetch(shop.origin + form.path, { redirect: 'manual' })
    html = await answer.text()
  })

  test('answers with its own title and address', () => {
    expect(answer.status).toBe(form.status ?? 200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
    expect(elements(html, 'title').map(words)).toEqual([tabTitle(form)])
    expect(attribute(html, /<meta name="description"[^>]*>/, 'content')).toMatch(/^.{20,300}$/)
    const canonical = form.canonical && `https://shop.example${form.canonical}`
    expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(canonical)
    expect(attribute(html, /<meta name="robots"[^>]*>/, 'content')).toBe(form.noindex && 'noindex')
  })

  test('is complete before any script runs', () => {
    const drawn = renderedBy(html)
    expect(elements(drawn, 'h1').map(words)).toEqual(form.heading ? [form.heading] : [])
    // Only cart, wishlist and checkout show a loading state: their content is on the shopper's device.
    expect(/Loading|aria-busy/.test(drawn)).toBe(form.waits ?? false)
    expect(productLinks(drawn).length).toBeGreaterThanOrEqual(form.products ?? 0)
    expect(words(drawn).includes('No products found')).toBe(form.products === 0)
  })

  test('embeds the public settings and the data it was rendered from', () => {
    expect(embeddedJson(html, 'shop-settings')).toEqual({
      apiBase: '/dev',
      readKey: 'shop-read',
      identity: { userPoolId: 'ap-south-1_LocalPool', clientId: 'local-shop', endpoint: '/dev/identity' },
      siteUrl: 'https://shop.example',
    })
    const state = JSON.stringify(embeddedJson(html, 'shop-state'))
    for (const href of productLinks(renderedBy(html))) {
      expect(state).toContain(`"key":"${decodeURIComponent(href.slice('/product/'.length))}"`)
    }
    expect(html).not.toContain(shop.writeKey)
  })

  test('runs only its own files and the inline script whose hash the policy names', () => {
    expect(strangersIn(html, answer.headers.get('content-security-policy') ?? '')).toEqual([])
  })
})

test(`${routeForms.length} forms of the route table were requested`, () => {
  expect(new Set(routeForms.map(({ path }) => path)).size).toBe(routeForms.length)
  expect(routeForms.length).toBeGreaterThanOrEqual(46)
  console.log(`routes answered: ${routeForms.length}`)
})

describe('a foreign script is found', () => {
  const policy = `script-src 'self' '${hashOf('known()')}'`
  test.each([
    ['an inline script', '<script>alert(1)</script>'],
    ['one that was changed', '<script>known() </script>'],
    ['a script of another origin', '<script src="https://elsewhere.example/a.js"></script>'],
    ['one with a nonce', '<script nonce="a">known()</script>'],
    ['a handler on an element', '<img src="/a.svg" onerror="alert(1)">'],
    ['a javascript: address', '<a href="javascript:alert(1)">a</a>'],
  ])('a foreign script is found: %s', (_, html) => {
    expect(strangersIn(html, policy)).toHaveLength(1)
  })

  test('a policy that allows every script is found', () => {
    expect(strangersIn('', "script-src 'self' 'unsafe-inline'")).toHaveLength(1)
    expect(strangersIn('', "style-src 'self'")).toHaveLength(1)
  })

  test('the page’s own scripts pass the search for foreign ones', () => {
    const known = '<script>known()</script><script type="application/json" id="a">{}</script>'
    expect(strangersIn(`${known}<script type="module" crossorigin src="/assets/a.js"></script>`, policy)).toEqual([])
  })
})

/** Whatever could run in a page without being one of the shop's files, data, or known to the policy by its hash. */
function strangersIn(html: string, policy: string): string[] {
  const [allowed] = /script-src [^;]*/.exec(policy) ?? []
  const strangers = scripts(html).filter(({ attributes, content }) => {
    if (/^ type="application\/(?:json" id="[a-z-]+|ld\+json)"$/.test(attributes)) return false
    if (/^ type="module" (?:fetchpriority="low" )?crossorigin src="\/assets\/[\w.-]+\.js"$/.test(attributes))
      return content !== ''
    return attributes !== '' || !allowed?.includes(`'${hashOf(content)}'`)
  })
  const handlers = html.match(/<[a-z][^<>]*\s(on[a-z]+="|(href|src|action)="\s*(javascript|data):)[^<>]*>/gi) ?? []
  const loose = /^script-src 'self'( 'sha256-[\w+/=]+')*$/.test(allowed ?? '') ? [] : [`the policy: ${policy}`]
  return [...strangers.map(({ attributes }) => `<script${attributes}>`), ...handlers, ...loose]
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
