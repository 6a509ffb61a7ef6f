import type { BrowserContext } from '@playwright/test'

/** Puts an entry of the shop on the device before the shop opens, unless it has one. */
export async function storeEntry(context: BrowserContext, key: string, state: object): Promise<void> {
  const entry: [key: string, text: string] = [key, JSON.stringify({ state, version: 1 })]
  await context.addInitScript(([name, text]) => {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, text)
  }, entry)
}
