import { callTimeoutMs } from '#domain/limits.ts'

/** A signal that aborts a call of the identity services when its time is over. */
export function callSignal(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), callTimeoutMs)
  return controller.signal
}
