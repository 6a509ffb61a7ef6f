/** Writes under load: created, changed and deleted products, and what the store must hold in the end. */
export interface StoreWrites {
  /** Sends the next write. */
  write: () => Promise<Response>
  /** How many were acknowledged. */
  acknowledged: () => number
  /** Reads everything back: what is lost of it, one text each. */
  lost: () => Promise<string[]>
}

/** Products at the same time: more would make the catalogue grow, and the memory with it. */
const maxProducts = 40

interface Connection {
  origin: string
  readKey: string
  writeKey: string
}

/** Writes one after the other, each to a product that no other is writing to. */
export function storeWrites({ origin, readKey, writeKey }: Connection, random: () => number): StoreWrites {
  /** Prices of the products that are there; undefined while a write to one is under way or its outcome unknown. */
  const prices = new Map<string, number | undefined>()
  const deleted = new Set<string>()
  let [created, acknowledged] = [0, 0]

  return {
    acknowledged: () => acknowledged,
    async write() {
      const idle = [...prices].filter(([, price]) => price !== undefined).map(([id]) => id)
      const chosen = idle[Math.floor(random() * idle.length)]
      const price = 1000 + Math.floor(random() * 9000)
      if (chosen === undefined || (prices.size < maxProducts && random() < 0.5)) {
        const id = `under-load-${created++}`
        const data = { entityId: id, name: `Saree ${id}`, price, category: 'cotton-linen', inStock: true }
        return writing(id, { action: 'CREATE', data }, price)
      }
      const filter = { entityId: chosen }
      if (random() < 0.5) return writing(chosen, { action: 'UPDATE', data: { price }, filter }, price)
      return writing(chosen, { action: 'DELETE', filter }, undefined)
    },
    async lost() {
      const lost: string[] = []
      for (const [id, price] of prices) {
        if (price === undefined) continue
        const found = await priceOf(id)
        if (found !== price) lost.push(`${id} has the price ${found} and not ${price}`)
      }
      for (const id of deleted) if ((await priceOf(id)) !== undefined) lost.push(`${id} is there again`)
      return lost
    },
  }

  async function writing(id: string, body: object, price: number | undefined): Promise<Response> {
    prices.set(id, undefined)
    const answer = await post(writeKey, body)
    if (answer.ok) {
      acknowledged += 1
      if (price === undefined) {
        prices.delete(id)
        deleted.add(id)
      } else prices.set(id, price)
    }
    return answer
  }

  async function priceOf(id: string): Promise<number | undefined> {
    const answer = await post(readKey, { action: 'READ', filter: { entityId: id, fields: ['price'] } })
    const read = (await answer.json()) as { data?: { price?: number }[] } // of the shop itself
    return read.data?.[0]?.price
  }

  function post(key: string, body: object): Promise<Response> {
    return fetch(`${origin}/dev/store`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': key },
      body: JSON.stringify({ targetCollection: 'products', ...body }),
    })
  }
}
