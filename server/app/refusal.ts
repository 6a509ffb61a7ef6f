import type { StoreFailure } from '#contract/store.ts'

/** Why a request is not done, as data; the words are for whoever sent it. */
export interface Refusal extends StoreFailure {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 500 | 501 | 503
}

/** What came too late to be begun; nobody waits for this answer any more. */
export const gaveUp: Refusal = { status: 503, error: 'Unavailable', message: 'This came too late to be done.' }

/** A question that cannot be understood. */
export function badRequest(message: string): Refusal {
  return { status: 400, error: 'Bad request', message }
}
