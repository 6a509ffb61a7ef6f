/** Why a form was refused by the service. */
export interface FormFailure {
  message: string
  /** The field that is wrong; none where it is the whole form. */
  field?: string | undefined
  /** What may help: to try again, or to start over. */
  remedy?: 'retry' | 'restart' | undefined
  /** Tries again, where that is something other than a submit. */
  onRetry?: (() => void) | undefined
}

/** Sends a form; resolves to why it was refused, or to undefined when it was accepted. */
export type Submit<Values> = (values: Values) => Promise<FormFailure | undefined>
