import { useId, type ComponentPropsWithRef } from 'react'
import { afterPress } from '#ui/afterPress.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'

/** What a form registers a field with. */
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
  /** The shopper leaves the repetition, or changes the password after it. */
  onCompare: () => void
}

/**
 * A password that is chosen: its rules, and its repetition, which is compared as soon as it is left and no pointer is
 * pressed any more.
 *
 * @internal
 */
export function NewPasswordFields({ label, value, password, confirmPassword, onCompare }: NewPasswordFieldsProps) {
  const { onBlur, ...repetition } = confirmPassword
  const { onBlur: onPasswordBlur, ...first } = password
  const rules = useId()
  return (
    <>
      <div>
        <PasswordField
          label={label}
          autoComplete="new-password"
          describedBy={rules}
          {...first}
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
        onBlur={(event) => {
          onBlur?.(event)
          afterPress(onCompare)
        }}
      />
    </>
  )
}
