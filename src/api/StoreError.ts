/** A call to the store that failed. The message is for the screen (spec.md §8). */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}
