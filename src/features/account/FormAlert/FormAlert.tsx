import { Button } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import type { FormFailure } from '../formFailure.ts'
import * as styles from './FormAlert.css.ts'

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
  return (
    <div className={styles.alert} role="alert" aria-live={isInToast ? 'off' : undefined}>
      <Icon name="alert" size={20} className={styles.icon} />
      <p>{message}</p>
      {remedy === 'retry' && (
        <Button className={styles.action} type="submit" variant="plain" size="small">
          Try again
        </Button>
      )}
      {remedy === 'restart' && onRestart && (
        <Button className={styles.action} variant="plain" size="small" onClick={onRestart}>
          Start again
        </Button>
      )}
    </div>
  )
}
