/** Milliseconds after which every tab can read what another has written to storage, with time to spare. */
export const storageSyncMs = 500

/**
 * Runs a step with a Web Lock of that name, `storageSyncMs` after the lock was granted, because other tabs see a write
 * to storage with a delay. Without locks (no HTTPS, storage switched off) the step runs all the same.
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
