import { categories } from '#domain/category.ts'
import { facetFields } from '#contract/facets.ts'
import { defaultReadKey } from '#contract/page.ts'
import type { Shoppers } from './shoppers.ts'
import type { StoreWrites } from './storeWrites.ts'

/** One kind of request of the mixed load. */
export interface RequestKind {
  name: string
  /** How many of a hundred requests are of this kind. */
  share: number
  /** Every status that is right. */
  statuses: readonly number[]
  send: () => Promise<Response>
}

interface Mixed {
  origin: string
  random: () => number
  shoppers: Shoppers
  writes: StoreWrites
}

/** What shoppers, the studio and strangers ask of a shop, at once. */
export function requestKinds({ origin, random, shoppers, writes }: Mixed): RequestKind[] {
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(random() * items.length)] ?? items[0]
  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
  const page = (path: string) => get(path, { accept: 'text/html', 'accept-encoding': 'br' })
  const store = (body: object | string, key: string = defaultReadKey) =>
    fetch(`${origin}/dev/store`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': key },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const read = (filter: object, more: object = {}) =>
    store({ action: 'READ', targetCollection: 'products', filter, ...more })
  const slug = () => categories[Math.floor(random() * categories.length)]?.slug ?? 'pure-silks'

  return [
    { name: 'home', share: 10, statuses: [200], send: () => page('/') },
    { name: 'listing', share: 12, statuses: [200], send: () => page(`/collections/${slug()}`) },
    { name: 'product page', share: 12, statuses: [200], send: () => page(`/product/${pick(products)}`) },
    { name: 'other page', share: 4, statuses: [200], send: () => page(pick(otherPages)) },
    {
      name: 'list',
      share: 10,
      statuses: [200],
      send: () => read({ category: slug(), sortBy: pick(orders), limit: 24, skip: pick([0, 24]) }),
    },
    { name: 'search', share: 8, statuses: [200], send: () => read({ search: pick(words), limit: 24 }) },
    { name: 'facets', share: 6, statuses: [200], send: () => read({ category: slug() }, { facets: facetFields }) },
    { name: 'one product', share: 10, statuses: [200], send: () => read({ entityId: pick(products), limit: 1 }) },
    { name: 'picture', share: 14, statuses: [200], send: () => get(`/pictures/400/${pick(pictures)}.webp`) },
    { name: 'write', share: 2, statuses: [200], send: () => writes.write() },
    { name: 'sign-in', share: 2, statuses: [200], send: () => shoppers.signIn() },
    { name: 'account', share: 4, statuses: [200], send: () => shoppers.readAccount() },
    {
      name: 'not found',
      share: 3,
      statuses: [404],
      send: () => page(pick(['/nowhere/at-all', '/assets/gone.js', '/pictures/400/gone.webp', '/dev/nothing'])),
    },
    {
      name: 'bad request',
      share: 3,
      statuses: [400, 401, 403, 405, 413],
      send: () =>
        pick([
          () => store('{"action":'),
          () => store({ action: 'READ', targetCollection: 'products', filter: { price: { $where: '1' } } }),
          () => store({ action: 'READ' }, 'no-key'),
          () => store({ action: 'DELETE', targetCollection: 'products', filter: {} }),
          () => get('/dev/store'),
          () => store('x'.repeat(300 * 1024)),
        ])(),
    },
  ]
}

const products = ['ps-01', 'ps-02', 'ps-03', 'cl-01', 'cl-02', 'ss-01', 'pw-01', 'fw-01'] as const
const otherPages = ['/about-us', '/contact', '/cart', '/checkout', '/signin', '/return-policy'] as const
const orders = ['price', 'newest', 'rating', 'name'] as const
const words = ['silk', 'kasavu', 'temple border', 'kanjivarm', 'cot', 'zari wedding', 'blue', 'zzzz'] as const
const pictures = ['cl-01-full', 'cl-02-full', 'cl-01-border', 'category-cotton-linen'] as const
