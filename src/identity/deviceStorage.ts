import type { StorageArea } from '#domain/storageArea.ts'

/** The storage of the device, implemented in `state`; it never throws. */
export interface DeviceStorage {
  read: (key: string, area: StorageArea) => string | undefined
  /** False where storage is full or switched off. */
  write: (key: string, text: string, area: StorageArea) => boolean
  remove: (key: string, area: StorageArea) => boolean
}
