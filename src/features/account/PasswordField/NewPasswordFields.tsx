import { useId, type ComponentPropsWithRef } from 'react'
import { passwordsDiffer } from '#domain/messages.ts'
import { afterPress } from '#ui/afterPress.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Props of a field that is registered with a form. */
type Registered = Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
  error: string | undefined
}

interface NewPasswordFieldsProps {
  /** 'Password' or 'New Password' */
  label: string
  /** As it is typed so far. */
  value: string
  password: Registered
  confirmPassword: Registered
  /** Called after the shopper has left either field, and after each change of the password while both differ. */
  onCompare: () => void
}

/**
 * A new password with its rules, and its repetition. Both are compared on blur, once no pointer is pressed.
 *
 * @internal
 */
export function NewPasswordFields({ label, value, password, confirmPassword, onCompare }: NewPasswordFieldsProps) {
  const { onBlur, ...repetition } = confirmPassword
  const { onBlur: onPasswordBlur, onChange: onPasswordChange, ...first } = password
  const rules = useId()
  return (
    <>
      <div>
        <PasswordField
          label={label}
          autoComplete="new-password"
          describedBy={rules}
          {...first}
          onChange={(event) => {
            onPasswordChange?.(event)
            if (confirmPassword.error === passwordsDiffer) onCompare()
          }}
          onBlur={(event) => {
            onPasswordBlur?.(event)
            afterPress(onCompare)
          }}
        />
        <PasswordChecklist id={rules} password={value} />
      </div>
      <PasswordField
        label={`Confirm ${label}`}
        autoComplete="new-password"
        {...repetition}
        isErrorAnnounced={confirmPassword.error === passwordsDiffer || undefined}
        onBlur={(event) => {
          onBlur?.(event)
          afterPress(onCompare)
        }}
      />
    </>
  )
}
