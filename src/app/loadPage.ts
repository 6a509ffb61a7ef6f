import type { ComponentType } from 'react'

/** Session storage: the address that has been loaded anew because its code was gone. */
const reloadedKey = 'shop.reloaded'

/**
 * Loads a page's code. After a deploy an open tab may ask for files that are gone: such a page is loaded anew, once;
 * if that does not help the error screen tells the shopper.
 */
export async function loadPage(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    const Component = await load()
    if (typeof window !== 'undefined') sessionStorage.removeItem(reloadedKey)
    return { Component }
  } catch (error) {
    if (typeof window === 'undefined' || sessionStorage.getItem(reloadedKey) === location.href) throw error
    sessionStorage.setItem(reloadedKey, location.href)
    location.reload()
    return new Promise(() => {})
  }
}
