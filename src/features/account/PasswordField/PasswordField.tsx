import { useId, useState, type ComponentPropsWithRef } from 'react'
import { TextField } from '#ui/Field/TextField.tsx'
import * as styles from './PasswordField.css.ts'

export interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: string
  error?: string | undefined
  /** The error may appear while the field has not got the focus. */
  isErrorAnnounced?: boolean | undefined
  hint?: string | undefined
  /** Id of what describes the field, besides its hint and error. */
  describedBy?: string | undefined
  /** How a password manager knows it. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until the shopper wants to see it. */
export function PasswordField({ id, label, ...input }: PasswordFieldProps) {
  const generatedId = useId()
  const field = id ?? generatedId
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.field}>
      <TextField
        {...input}
        id={field}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-controls={field}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
