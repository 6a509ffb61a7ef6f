/** What is wrong: it cannot be reached, it has no space left, or a statement took too long and was given up. */
export type StorageFailureKind = 'unreachable' | 'full' | 'slow'

/** The storage cannot do what it was asked for. The message is the reason, for the owner: 'the disk is full.' */
export class StorageFailure extends Error {
  readonly kind: StorageFailureKind

  constructor(kind: StorageFailureKind, reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.kind = kind
  }
}
