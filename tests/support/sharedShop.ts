import { startShop } from './startShop.ts'

/** Names the address of the shared shop to the processes that run the tests. */
const originVariable = 'SHARED_SHOP_ORIGIN'

/** Playwright's global setup: serves the built shop for all journeys; answers how to stop it. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a global setup from nowhere else
export default async function startSharedShop(): Promise<() => Promise<void>> {
  const shop = await startShop()
  process.env[originVariable] = shop.origin
  let isStopping = false
  // Every journey after it would fail, and none could say why.
  const reportEnd = async () => {
    const code = await shop.ended
    if (!isStopping) console.error(`The shared shop has ended (${code ?? 'by a signal'}):\n${shop.log()}`)
  }
  void reportEnd()
  return () => {
    isStopping = true
    return shop.stop()
  }
}

/** Where it is served. Throws outside of Playwright's tests. */
export function sharedOrigin(): string {
  const origin = process.env[originVariable]
  if (!origin) throw new Error('The shared shop is only open within journeys')
  return origin
}
