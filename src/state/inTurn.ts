/** Milliseconds after which every tab reads what one has written, with time to spare. */
const settleMs = 500

/**
 * Runs a step while no other tab runs one of that name. The next one waits a moment longer, for a browser tells its tabs of
 * a change to storage only after it was made. Where there are no locks (no HTTPS, storage switched off) it runs at once.
 */
export async function inTurn(name: string, step: () => void): Promise<void> {
  let hasRun = false
  const run = () => {
    hasRun = true
    step()
  }
  try {
    await navigator.locks.request(name, async () => {
      run()
      await new Promise((resolve) => setTimeout(resolve, settleMs))
    })
  } catch (error) {
    if (hasRun) throw error
    run()
  }
}
