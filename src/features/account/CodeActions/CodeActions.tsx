import { useState } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import { BackButton } from '../BackButton/BackButton.tsx'
import type { FormFailure } from '../formFailure.ts'
import * as styles from '../form.css.ts'

export interface CodeActionsProps {
  /** Sends another code; none for codes that an app shows. Resolves to why it was refused. */
  onResend?: (() => Promise<FormFailure | undefined>) | undefined
  /** Called when another code has been sent: the one that was typed is no longer valid. */
  onResent?: (() => void) | undefined
  /** Shows why no other code was sent, or nothing. */
  onRefused: (failure: FormFailure | undefined) => void
  /** Leaves the step. */
  onCancel?: (() => void) | undefined
  cancelLabel?: string | undefined
  /** While the code is being checked: the response would override what these buttons do. */
  disabled?: boolean | undefined
}

/** What else can be done where a code is asked for: send another, or leave. */
export function CodeActions(props: CodeActionsProps) {
  const { onResend, onResent, onRefused, onCancel, cancelLabel, disabled } = props
  const [resent, setResent] = useState<'sending' | 'sent'>()
  const resend = async () => {
    setResent('sending')
    onRefused(undefined)
    const refused = await onResend?.()
    onRefused(refused && { ...refused, onRetry: () => void resend() })
    setResent(refused ? undefined : 'sent')
    if (!refused) onResent?.()
  }
  return (
    <>
      <div className={styles.back}>
        {onResend && (
          <Button
            variant="plain"
            size="small"
            loading={resent === 'sending'}
            disabled={disabled}
            onClick={() => void resend()}
          >
            Send a new code
          </Button>
        )}
        {onCancel && (
          // The response would also lead back to this step.
          <BackButton label={cancelLabel} disabled={disabled || resent === 'sending'} onClick={onCancel} />
        )}
      </div>
      {onResend && (
        <p className={styles.muted} role="status">
          {resent === 'sent' && 'A new code is on its way.'}
        </p>
      )}
    </>
  )
}
