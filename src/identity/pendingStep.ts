import type { DeviceStorage } from './deviceStorage.ts'

interface PendingStepOptions<Entry extends object> {
  /** In session storage. */
  key: string
  device: DeviceStorage
  /** Milliseconds. */
  now: () => number
  /** How long it is kept after it was written, in milliseconds. */
  lifeMs: number
  /** The entry as it was written; undefined if it is invalid. */
  read: (written: unknown) => Entry | undefined
}

/** Keeps a pending step across a reload, for `lifeMs` after it was written. Where storage is blocked, in memory. */
export function pendingStep<Entry extends object>({ key, device, now, lifeMs, read }: PendingStepOptions<Entry>) {
  let unsaved: string | undefined
  return {
    read: (): Entry | undefined => {
      const text = unsaved ?? device.read(key, 'session')
      if (!text) return undefined
      try {
        const { until, ...written } = JSON.parse(text) as { until: number } // written below
        return until > now() ? read(written) : undefined
      } catch {
        return undefined
      }
    },
    write: (entry: Entry) => {
      const text = JSON.stringify({ ...entry, until: now() + lifeMs })
      unsaved = device.write(key, text, 'session') ? undefined : text
    },
    remove: () => {
      unsaved = undefined
      device.remove(key, 'session')
    },
  }
}
