import { readShopper, type Shopper } from '#domain/account/shopper.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import type { StorageArea } from '#domain/storageArea.ts'
import { keepInSync } from './keepInSync.ts'

const createUserStore = (key: string, storage: StorageArea) =>
  keepInSync(
    createPersistedStore<'user', Shopper | undefined>({
      key,
      storage,
      field: 'user',
      initial: undefined,
      version: 1,
      read: readShopper,
    }),
  )

/**
 * Who is signed in in this tab alone: 'Remember me' was not ticked. Created first, and so read first after a reload: the
 * shopper of the device, whom it hides, would be taken for one whose session has ended.
 */
const useTabUserStore = createUserStore('shop.tabUser', 'session')

/** Who is signed in on this device. A script in the head of `index.html` reads both entries before the first paint. */
const useDeviceUserStore = createUserStore('shop.user', 'local')

const stores = { local: useDeviceUserStore, session: useTabUserStore }

/** Who is signed in, for a component; undefined on the server and in the first paint. */
export function useUser(): Shopper | undefined {
  const inTab = useTabUserStore(({ user }) => user)
  const onDevice = useDeviceUserStore(({ user }) => user)
  return inTab ?? onDevice
}

/** Whether the device was read: before that nobody is known to be signed out. */
export function useIsUserKnown(): boolean {
  return useDeviceUserStore(({ isReady }) => isReady)
}

export function currentUser(): Shopper | undefined {
  return useTabUserStore.getState().user ?? useDeviceUserStore.getState().user
}

/** Keeps who has signed in, for good or as long as the tab. */
export function storeUser(user: Shopper, area: StorageArea): void {
  stores[area].getState().change(() => user)
}

/** Deletes who is signed in: in this area, or without one from both. */
export function forgetUser(area?: StorageArea): void {
  const ended = area ? [stores[area]] : Object.values(stores)
  for (const store of ended) if (store.getState().user) store.getState().change(() => undefined)
}

/**
 * Calls back when the shopper who was signed in no longer is: signed out here, in another tab, or by the service; or when
 * a tab that was asleep meanwhile finds another shopper. Returns a function to unsubscribe.
 */
export function onSessionEnd(call: () => void): () => void {
  let before = currentUser()
  const check = () => {
    const hasEnded = before !== undefined && currentUser()?.email !== before.email
    before = currentUser()
    if (hasEnded) call()
  }
  const ends = Object.values(stores).map((store) => store.subscribe(check))
  return () => {
    for (const end of ends) end()
  }
}

// The attribute by which the styles of the first paint reserve space for the account or for Sign In.
for (const store of Object.values(stores)) {
  store.subscribe(() => {
    const { dataset } = document.documentElement
    if (currentUser()) dataset['account'] = 'signedIn'
    else if (useDeviceUserStore.getState().isReady) delete dataset['account']
  })
}
