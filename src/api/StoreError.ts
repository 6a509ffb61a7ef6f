/** A call to the store that failed. The message is for the screen (handbook, Rules: store calls and errors). */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/** A call that was given up because no response came. */
export class StoreTimeout extends StoreError {
  constructor(failure: string, cause: unknown) {
    super(`${failure}: No answer in time`, undefined, cause)
  }
}
