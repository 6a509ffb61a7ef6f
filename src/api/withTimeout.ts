import { callTimeoutMs } from '#domain/limits.ts'
import { StoreTimeout } from './StoreError.ts'

/**
 * Runs a call with a signal that also aborts when the time is over; it then rejects with a `StoreTimeout`. Written out,
 * because the oldest browsers have no `AbortSignal.any`.
 */
export async function withTimeout<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  failure: string,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(() => controller.abort(), callTimeoutMs)
  try {
    return await call(controller.signal)
  } catch (error) {
    throw controller.signal.aborted && !signal?.aborted ? new StoreTimeout(failure, error) : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
