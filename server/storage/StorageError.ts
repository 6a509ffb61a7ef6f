/** The catalogue's file cannot be used; the message is for the person who starts the shop. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
