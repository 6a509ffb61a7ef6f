import { expect, test } from 'vitest'
import { headOf, pageTitle, routes, type RouteFacts, type RouteName } from './routes.ts'
import { shop } from './shop.ts'

const all = Object.entries<RouteFacts>(routes)

test.each<[RouteName, string, string]>([
  ['home', '/', `${shop.name} – ${shop.tagline}`],
  ['collections', '/collections', pageTitle('All Collections')],
  ['about', '/about-us', pageTitle('About')],
  ['signIn', '/signin', pageTitle('Sign In')],
  ['signUp', '/signup', pageTitle('Sign Up')],
  ['cart', '/cart', pageTitle('Cart')],
])('%s at %s has its title and a description', (name, path, title) => {
  const { paths, description } = routes[name]
  expect(paths[0]).toBe(path)
  expect(headOf(name)).toMatchObject({ title, description })
  expect(description).toMatch(/^.{30,160}$/)
})

test('every route has a title and a description of its own, but for the product, whose data has them', () => {
  expect(all.length).toBeGreaterThanOrEqual(15)
  for (const key of ['title', 'description'] as const) {
    const texts = all.filter(([name]) => name !== 'product').map(([, route]) => route[key])
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/^.{10,160}$/)
  }
})

test('what depends on the shopper is not listed, and has no canonical link', () => {
  const hidden = all.filter(([, { index }]) => !index).map(([name]) => name)
  expect(hidden).toEqual([
    'cart',
    'wishlist',
    'checkout',
    'orders',
    'signIn',
    'signUp',
    'forgotPassword',
    'account',
    'notFound',
  ])
  for (const [name] of all) {
    const { canonical, noindex } = headOf(name as RouteName) // the table's own key
    expect(canonical === undefined).toBe(noindex)
  }
})
