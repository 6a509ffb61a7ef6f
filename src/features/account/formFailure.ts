/** Why a form was refused by the service. */
export interface FormFailure {
  message: string
  /** The field that is wrong; none where it is the whole form. */
  field?: string | undefined
  /** What may help: the same again, or beginning again. */
  remedy?: 'retry' | 'restart' | undefined
  /** The same again, where that is not to submit the form. */
  onRetry?: (() => void) | undefined
}

/** Sends a form; resolves to why it was refused, or to nothing when it was accepted. */
export type Submit<Values> = (values: Values) => Promise<FormFailure | undefined>
