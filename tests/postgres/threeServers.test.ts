import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackOfficeClient } from '#api/backOffice.ts'
import { createStoreClient } from '#api/client.ts'
import { formatRupees } from '#domain/money.ts'
import { median } from '#tests/benchmarks/pages/statistics.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startShop, type RunningShop } from '#tests/support/startShop.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { clusterUnavailable, startCluster, type Cluster } from './cluster.ts'
import { expectSignedIn, signIn } from './shopper.ts'

/** How soon a change must be seen on every server, in milliseconds. */
const seenWithinMs = 2000
const writers = 4

const unavailable = clusterUnavailable()
if (unavailable) console.warn(`    Three servers over one PostgreSQL are left out: ${unavailable}.`)

describe.skipIf(unavailable)('three servers over one PostgreSQL', () => {
  let cluster: Cluster
  let shops: RunningShop[] = []
  let balancer: Balancer

  beforeAll(async () => {
    cluster = await startCluster()
    const env = { DATABASE_URL: await cluster.createDatabase() }
    // The first alone: it builds the shop where that is still to be done, and makes the tables.
    shops = [await startShop(env)]
    shops.push(...(await Promise.all([startShop(env), startShop(env)])))
    balancer = await startBalancer(shops.map(({ origin }) => origin))
  })

  afterAll(async () => {
    balancer.close()
    await Promise.all(shops.map(({ kill }) => kill()))
    await cluster.stop()
  })

  const storeAt = (origin: string) => createStoreClient({ base: `${origin}/dev`, readKey: 'shop-read' })
  const backOfficeAt = (origin: string) =>
    createBackOfficeClient({ base: `${origin}/dev`, writeKey: shops[0]?.writeKey ?? '' })

  it('show a change that one of them made, on pages and by the API', async () => {
    // A busy machine adds delays to single changes: the median of three counts.
    const ms: number[] = []
    while (ms.length < 3) ms.push(await seenAfter(ms.length))
    console.log(
      `    A change was seen on pages and by the API of three servers after ${ms.map(Math.round).join(', ')} ms`,
    )
    expect(median(ms)).toBeLessThan(seenWithinMs)
  })

  /** Changes a price and adds a product; after how many milliseconds every server shows both. */
  async function seenAfter(round: number): Promise<number> {
    const [first] = shops
    const word = ['moonrise', 'daybreak', 'twilight'][round] ?? ''
    const price = 98_765 + round
    const shown = formatRupees(price)
    const pageOf = async ({ origin }: RunningShop) => (await fetch(`${origin}/product/ps-01`)).text()
    const foundBy = ({ origin }: RunningShop) => storeAt(origin).readProducts({ search: word, limit: 1 })
    const brandsOf = async ({ origin }: RunningShop) =>
      (await storeAt(origin).readFacets({}, ['brand'])).facets[0]?.values.map(({ value }) => value)
    // From here on each has its own copy of the page, of the words and of the counts.
    for (const shop of shops) {
      expect(await pageOf(shop)).not.toContain(shown)
      expect((await foundBy(shop)).total).toBe(0)
      expect(await brandsOf(shop)).not.toContain(word)
    }

    const { createProduct, updateProducts } = backOfficeAt(first?.origin ?? '')
    await updateProducts({ price, originalPrice: price }, { entityId: 'ps-01' })
    await createProduct({ entityId: word, name: word, brand: word, price: 1000 })
    const writtenAt = performance.now()
    // The API first: requesting a page would itself refresh the server.
    const seenByApi = async (shop: RunningShop) => {
      const { readProduct } = storeAt(shop.origin)
      await eventually(async () => (await readProduct('ps-01'))?.price).toBe(price)
      await eventually(async () => (await foundBy(shop)).total).toBe(1)
      await eventually(() => brandsOf(shop)).toContain(word)
    }
    // All servers at once: one after the other, the time would be that of asking them.
    await Promise.all(shops.map(seenByApi))
    await Promise.all(shops.map((shop) => eventually(() => pageOf(shop)).toContain(shown)))
    return performance.now() - writtenAt
  }

  it('lose no acknowledged write and no sign-in when one is killed under load', async () => {
    const shopper = await signIn(balancer.origin)
    for (const { origin } of shops) await expectSignedIn(origin, shopper)

    const acknowledged: string[] = []
    let refused = 0
    const over = new AbortController()
    const write = async (writer: number) => {
      for (let count = 0; !over.signal.aborted; count++) {
        const entityId = `load-${writer}-${count}`
        await backOfficeAt(balancer.origin)
          .createProduct({ entityId, name: `Load ${entityId}`, tags: ['under load'] })
          .then(
            () => acknowledged.push(entityId),
            () => refused++,
          )
      }
    }
    const read = async () => {
      while (!over.signal.aborted)
        await fetch(`${balancer.origin}/collections?page=${Math.ceil(acknowledged.length / 20)}`).catch(() => 0)
    }
    const load = [...Array.from({ length: writers }, (_, writer) => write(writer)), read(), read()]
    // Twenty writes at a time, each time with the whole timeout: a busy machine takes longer for all of them.
    const moreThan = async (count: number) => {
      while (acknowledged.length <= count) {
        const next = Math.min(acknowledged.length + 20, count)
        await eventually(() => acknowledged.length > next).toBe(true)
      }
    }
    await moreThan(60)
    await shops.at(-1)?.kill()
    const before = acknowledged.length
    // The remaining two handle the load.
    await moreThan(before + 60)
    over.abort()
    await Promise.all(load)

    const left = shops.slice(0, -1)
    for (const { origin } of left) {
      const { products, total } = await storeAt(origin).readProducts({ tags: 'under load', fields: ['name'] })
      const found = new Set(products.map(({ key }) => key))
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
      // Beside those, only writes whose answer was lost.
      expect(total).toBeLessThanOrEqual(acknowledged.length + refused)
      await expectSignedIn(origin, shopper)
    }
    // Only what was under way at the killed one failed.
    expect(refused).toBeLessThanOrEqual(writers)
    expect(balancer.answered().every((count) => count > 10)).toBe(true)
    console.log(
      `    ${acknowledged.length} acknowledged writes, all found; ${refused} failed with the server that was killed`,
    )
  })
})
