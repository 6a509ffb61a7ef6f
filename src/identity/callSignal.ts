/** Milliseconds until a call is given up: on a bad connection a request may never fail by itself. */
const callTimeoutMs = 30_000

/** A signal that aborts a call of the identity services when its time is over. */
export function callSignal(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), callTimeoutMs)
  return controller.signal
}
