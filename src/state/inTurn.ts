/** Milliseconds after which every tab reads what one has written, with time to spare. */
export const settleMs = 500

/**
 * Runs a step `settleMs` from now, while no other tab runs one of that name or waits with it: a browser tells its tabs of a
 * change to storage only after it was made. Without locks (no HTTPS, storage switched off) other tabs are not waited for.
 */
export async function inTurn(name: string, step: () => void): Promise<void> {
  let isTurn = false
  const run = async () => {
    isTurn = true
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    step()
  }
  try {
    await navigator.locks.request(name, run)
  } catch (error) {
    if (isTurn) throw error
    await run()
  }
}
