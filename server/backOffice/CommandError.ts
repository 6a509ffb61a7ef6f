/** The command cannot do what it was asked for; the message is for the person who gave it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
