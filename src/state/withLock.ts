/** Milliseconds after which every tab reads what one has written to storage, with time to spare. */
export const storageSyncMs = 500

/**
 * Runs a step `storageSyncMs` after it has the lock of that name (Web Locks API), which one tab has at a time: a browser tells
 * its tabs of a change to storage only after it was made. Without locks (no HTTPS, storage switched off) it runs all the same.
 */
export async function withLock(name: string, step: () => void): Promise<void> {
  let isGranted = false
  const run = async () => {
    isGranted = true
    await new Promise((resolve) => setTimeout(resolve, storageSyncMs))
    step()
  }
  try {
    await navigator.locks.request(name, run)
  } catch (error) {
    if (isGranted) throw error
    await run()
  }
}
