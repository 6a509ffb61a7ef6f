import { withTimeout } from '#api/withTimeout.ts'
import { readText, removeText, writeText } from '#state/deviceStorage.ts'

/** Session storage: the address that has been reloaded because one of its modules was missing. */
const reloadedKey = 'shop.reloaded'

/**
 * After a deploy an open tab may request files that are gone: the current address is then reloaded once. Rejects with
 * the error if that has not helped, or if the shop is unreachable: offline, the browser's own error page would replace
 * the shop. Without the entry in session storage a page could reload forever.
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

/** Whether the shop responds at an address, with any status. */
export async function isReachable(address: string): Promise<boolean> {
  return withTimeout((signal) => fetch(address, { method: 'HEAD', signal }), address, undefined).then(
    () => true,
    () => false,
  )
}
