import { Notice } from '#ui/Notice/Notice.tsx'
import type { FormFailure } from '../formFailure.ts'

export interface FormAlertProps {
  failure: FormFailure | undefined
  /** A toast says the same: the alert is then not announced a second time. */
  isInToast?: boolean
  /** Begins again, where the failure asks for it. */
  onRestart?: (() => void) | undefined
}

/** Why a form was refused, above its button; what helps is one press away. */
export function FormAlert({ failure, isInToast = false, onRestart }: FormAlertProps) {
  if (!failure) return null
  const { message, remedy } = failure
  const restart = remedy === 'restart' && onRestart ? { label: 'Start again', onClick: onRestart } : undefined
  const retry = remedy === 'retry' ? ({ label: 'Try again', type: 'submit' } as const) : undefined
  return (
    <Notice tone="danger" role="alert" isAnnounced={isInToast} action={retry ?? restart}>
      {message}
    </Notice>
  )
}
