/** The database cannot be used; the message is for the person who starts the server. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
