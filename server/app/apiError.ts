import type { StoreFailure } from '#contract/store.ts'

/** A failed request as data; the message is for the client. */
export interface ApiError extends StoreFailure {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 501 | 503 | 507
}

/** The request timed out before its write began. */
export const timedOut: ApiError = { status: 503, error: 'Unavailable', message: 'This came too late to be done.' }

/** The request is invalid. */
export function badRequest(message: string): ApiError {
  return { status: 400, error: 'Bad request', message }
}
