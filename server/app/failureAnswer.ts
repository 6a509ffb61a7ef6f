import { HTTPException } from 'hono/http-exception'
import type { ApiError } from './apiError.ts'
import { Overloaded } from './concurrencyLimit.ts'
import { StorageFailure, type StorageFailureKind } from './storageFailure.ts'

const unavailable = (message: string): ApiError => ({ status: 503, error: 'Unavailable', message })

const storageAnswers: Readonly<Record<StorageFailureKind, () => ApiError>> = {
  full: () => ({
    status: 507,
    error: 'Insufficient storage',
    message: 'Nothing was written: the disk of the shop is full. Make room on it and send this again.',
  }),
  slow: () => unavailable('This takes too long. Please ask for less at once, or try again later.'),
  unreachable: () =>
    unavailable('The data of the shop cannot be reached at the moment. Please try again in a few seconds.'),
}

/** The error response of a known failure; undefined for an unexpected one, which is a 500. */
export function failureAnswer(error: unknown, timeoutMs: number): ApiError | undefined {
  if (error instanceof StorageFailure) return storageAnswers[error.kind]()
  if (error instanceof Overloaded)
    return unavailable('Very many are asking at the moment. Please try again in a few seconds.')
  if (error instanceof HTTPException && error.status === 503) {
    return unavailable(`There was no answer within ${timeoutMs / 1000} seconds. Please try again.`)
  }
  return undefined
}
