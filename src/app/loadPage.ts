import type { ComponentType } from 'react'

/** Brings a page's code, for the router's `lazy`. */
export type LoadPage = (load: () => Promise<ComponentType>) => Promise<{ Component: ComponentType }>

/** Session storage: the address that has been loaded whole because its code was gone. */
const reloadedKey = 'shop.reloaded'

/** Where code cannot be gone: on the server and in stories. */
export const loadPlainly: LoadPage = async (load) => ({ Component: await load() })

/**
 * In the browser. After a deploy an open tab may ask for files that are gone: the address the shopper wants is then
 * loaded whole, once. Where that has not helped, or the shop does not answer, it rejects and the error screen tells.
 */
export function loadOrReload(wanted: () => string): LoadPage {
  return async (load) => {
    try {
      const Component = await load()
      attempt(() => sessionStorage.removeItem(reloadedKey))
      return { Component }
    } catch (error) {
      const address = wanted()
      const known = attempt(() => sessionStorage.getItem(reloadedKey) === address)
      if (known !== false || !(await answers(address)) || !remember(address)) throw error
      if (address === location.href) location.reload()
      else location.assign(address)
      return new Promise(() => {})
    }
  }
}

/** Without a note of it a page could be loaded for ever. */
function remember(address: string): boolean {
  return attempt(() => sessionStorage.setItem(reloadedKey, address) === undefined) ?? false
}

/** Whether there is anything to load: without a network the browser's own page would take the shop's place. */
async function answers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

/** A browser that refuses its storage throws wherever it is named. */
function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}
