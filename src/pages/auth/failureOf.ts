import { networkError } from '#domain/messages.ts'
import type { IdentityError } from '#identity/IdentityError.ts'

type Failure = Pick<IdentityError, 'message' | 'field' | 'remedy'>

/** Why a call of the identity client failed, for a form; anything else is code that could not be loaded. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) || error.name !== 'IdentityError') {
    console.error(error)
    return { message: networkError, field: undefined, remedy: 'retry' }
  }
  // Checked by name, because this page does not load the module of the class.
  const { message, field, remedy } = error as IdentityError
  return { message, field, remedy }
}

/** Resolves to undefined when a call succeeds, else to the reason of its failure. */
export async function failureFrom(call: () => Promise<unknown>): Promise<Failure | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}
