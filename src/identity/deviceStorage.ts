import type { StorageArea } from '#domain/storageArea.ts'

/** The storage of the device, as `state` has it; none of it throws. */
export interface DeviceStorage {
  read: (key: string, area: StorageArea) => string | undefined
  /** False where storage is full or switched off. */
  write: (key: string, text: string, area: StorageArea) => boolean
  remove: (key: string, area: StorageArea) => boolean
}
