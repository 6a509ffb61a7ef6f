import { textOfError, type ErrorText } from './errorTexts.ts'

/** A failure of the identity service: `message` is what the shopper reads, `code` the name of the cause. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: string
  /** The field of the form that is wrong. */
  readonly field: ErrorText['field']
  /** What may help: a retry, or restarting the sign-in. */
  readonly remedy: ErrorText['remedy']

  constructor(code: string, detail: string, cause?: unknown) {
    const { text, field, remedy } = textOfError(code, detail)
    super(text, { cause })
    this.code = code
    this.field = field
    this.remedy = remedy
  }
}

/** Any failure as an `IdentityError`, by its name and message. */
export function identityErrorOf(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return new IdentityError(name, message, error)
}

/** Runs a call of the identity service; what it throws becomes an `IdentityError`. */
export async function translated<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw identityErrorOf(error)
  }
}
