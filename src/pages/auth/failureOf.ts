import { networkError } from '#domain/messages.ts'
import type { IdentityError } from '#identity/IdentityError.ts'

type Failure = Pick<IdentityError, 'message' | 'field' | 'remedy'>

/** Why a call of the identity client failed, for a form; anything else is code that could not be loaded. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) || error.name !== 'IdentityError') {
    console.error(error)
    return { message: networkError, field: undefined, remedy: 'retry' }
  }
  // The name is that of the one class, whose module this page does not load.
  const { message, field, remedy } = error as IdentityError
  return { message, field, remedy }
}

/** Resolves to nothing when a call succeeds, else to why it failed. */
export async function failureFrom(call: () => Promise<unknown>): Promise<Failure | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}
