import type { KeyValueStorageInterface } from 'aws-amplify/utils'
import type { StorageArea } from '#domain/storageArea.ts'
import type { DeviceStorage } from '../deviceStorage.ts'

/** Amplify's storage of tokens: local storage, or session storage for one tab. */
export interface TokenStorage extends KeyValueStorageInterface {
  area: () => StorageArea
  /** Tokens are read from and written to this area from now on. */
  use: (area: StorageArea) => void
  /** The areas in which a user is signed in, that of the tab first: another tab may have changed them. */
  held: () => StorageArea[]
  /** Removes the tokens of the area in use; returns the one to revoke. */
  takeTokens: () => string | undefined
}

const areas: readonly StorageArea[] = ['session', 'local']

/**
 * Tokens of a session that ends with the tab are in session storage, others in local storage. A tab begins with the
 * area in which its user is signed in. If the device stores nothing, the session lasts as long as the page.
 */
export function createTokenStorage(device: DeviceStorage, clientId: string): TokenStorage {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  const lastUser = `${prefix}.LastAuthUser`
  const unsaved = new Map<string, string>()
  const isStored = (each: StorageArea) => device.read(lastUser, each) !== undefined
  let area: StorageArea = isStored('session') ? 'session' : 'local'
  const read = (key: string) => device.read(key, area) ?? unsaved.get(key)
  const remove = (key: string) => {
    unsaved.delete(key)
    device.remove(key, area)
  }
  return {
    area: () => area,
    held: () => areas.filter((each) => isStored(each) || (each === area && unsaved.has(lastUser))),
    use: (next) => {
      area = next
    },
    getItem: (key) => Promise.resolve(read(key) ?? null),
    setItem(key, value) {
      if (device.write(key, value, area)) unsaved.delete(key)
      else unsaved.set(key, value)
      return Promise.resolve()
    },
    takeTokens() {
      const keyOf = (name: string) => `${prefix}.${read(lastUser)}.${name}`
      const refreshToken = read(keyOf('refreshToken'))
      for (const name of ['accessToken', 'idToken', 'refreshToken']) remove(keyOf(name))
      return refreshToken
    },
    removeItem(key) {
      remove(key)
      return Promise.resolve()
    },
    clear() {
      unsaved.clear()
      return Promise.resolve()
    },
  }
}
