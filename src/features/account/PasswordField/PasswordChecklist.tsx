import { minPasswordLength, passwordRules, type PasswordRule } from '#domain/account/passwordRules.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PasswordField.css.ts'

interface PasswordChecklistProps {
  /** For `aria-describedby` of the field. */
  id?: string
  password: string
}

const labels: Readonly<Record<PasswordRule['id'], string>> = {
  length: `At least ${minPasswordLength} characters`,
  uppercase: 'One uppercase letter',
  lowercase: 'One lowercase letter',
  number: 'One number',
  special: 'One special character',
}

/**
 * The five rules of a password, ticked off as it is typed. The list has no name: a browser would take it for the
 * description of the field, in place of the rules.
 *
 * @internal
 */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  return (
    <ul id={id} className={styles.rules}>
      {passwordRules.map(({ id: rule, holds }) => {
        const isKept = holds(password)
        return (
          <li key={rule} className={styles.rule} data-holds={isKept || undefined}>
            {isKept ? <Icon name="check" size={16} /> : <span className={styles.ring} aria-hidden />}
            {labels[rule]}
            <VisuallyHidden>{isKept ? ', done' : ', not yet'}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
