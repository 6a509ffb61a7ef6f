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

/** Keeps a pending step across a reload, for `lifeMs` after it was written. */
export function pendingStep<Entry extends object>({ key, device, now, lifeMs, read }: PendingStepOptions<Entry>) {
  return {
    read: (): Entry | undefined => {
      const text = device.read(key, 'session')
      if (!text) return undefined
      try {
        const { until, ...written } = JSON.parse(text) as { until: number } // written below
        return until > now() ? read(written) : undefined
      } catch {
        return undefined
      }
    },
    write: (entry: Entry) => void device.write(key, JSON.stringify({ ...entry, until: now() + lifeMs }), 'session'),
    remove: () => void device.remove(key, 'session'),
  }
}
