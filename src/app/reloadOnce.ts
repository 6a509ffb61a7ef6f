import { readText, removeText, writeText } from '#state/deviceStorage.ts'

/** Session storage: the address that has been reloaded because a module of it was missing. */
const reloadedKey = 'shop.reloaded'

/**
 * After a deploy an open tab may ask for files that are gone: the address in the address bar is then loaded whole, once.
 * Rejects with the error where that has not helped, or where the shop does not answer: offline, the browser's own error
 * page would take the shop's place. Without a note in the storage a page could reload for ever.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const { href } = location
  const isReloaded = readText(reloadedKey, 'session') === href
  if (isReloaded || !(await isReachable(href)) || !writeText(reloadedKey, href, 'session')) throw error
  location.reload()
  return new Promise(() => {})
}

/** A page has been shown: the next missing module may reload again. */
export function forgetReload(): void {
  removeText(reloadedKey, 'session')
}

/** Whether the shop answers under an address, with whatever status. */
export async function isReachable(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}
