import { checkNewPassword } from '#domain/account/accountForms.ts'
import { asciiDigits } from '#domain/address/normalise.ts'
import { emailLabel, firstNameLabel, fullNameLabel, lastNameLabel } from '#domain/fieldLabels.ts'
import { codeRequired } from '#domain/messages.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import { CodeActions } from '../CodeActions/CodeActions.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { FormFailure, Submit } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { NewPasswordFields } from '../PasswordField/NewPasswordFields.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { useAccountForm } from '../useAccountForm.ts'

type Values = Record<string, string> & { password: string; confirmPassword: string }

export interface NewPasswordFormProps {
  /** Accessible name of the form. */
  name: string
  /** Whose password it is, for the password manager. */
  email?: string | undefined
  /** The proof of identity to ask for: a code that was sent, or the current password. */
  proof?: 'code' | 'currentPassword' | undefined
  /** Names of attributes that the service also requires: 'given_name'. */
  missing?: readonly string[]
  submitLabel?: string
  onSubmit: Submit<NewPasswordValues>
  /** Sends another code. */
  onResend?: (() => Promise<FormFailure | undefined>) | undefined
  onCancel?: (() => void) | undefined
  cancelLabel?: string
  onRestart?: (() => void) | undefined
}

interface NewPasswordValues {
  password: string
  /** Empty where neither is asked for. */
  code: string
  currentPassword: string
  attributes: Readonly<Record<string, string>>
}

/** Fields for attributes of the service; any other is labelled with its name. */
const attributeFields: Readonly<Record<string, { label: string; autoComplete: string }>> = {
  given_name: { label: firstNameLabel, autoComplete: 'given-name' },
  family_name: { label: lastNameLabel, autoComplete: 'family-name' },
  name: { label: fullNameLabel, autoComplete: 'name' },
  phone_number: { label: 'Phone Number, with +91', autoComplete: 'tel' },
  email: { label: emailLabel, autoComplete: 'email' },
}

const labelOf = (attribute: string) => attributeFields[attribute]?.label ?? attribute.replaceAll('_', ' ')

/** Sets a new password, with whatever else the service requires. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { name, email, proof, missing = [], submitLabel = 'Set New Password', onSubmit } = props
  const { onResend, onCancel, cancelLabel, onRestart } = props
  const { field, startOver, submit, refuse, failure, watch, comparePasswords, isSubmitting } = useAccountForm<Values>({
    initial: {
      ...(proof ? { [proof]: '' } : {}),
      ...Object.fromEntries(missing.map((attribute) => [attribute, ''])),
      password: '',
      confirmPassword: '',
    },
    check: (values) => ({
      ...(proof && !values[proof]?.trim()
        ? { [proof]: proof === 'code' ? codeRequired : 'Current password is required' }
        : {}),
      ...Object.fromEntries(
        missing.filter((each) => !values[each]?.trim()).map((each) => [each, `${labelOf(each)} is required`]),
      ),
      ...checkNewPassword(values),
    }),
    onSubmit: (values) =>
      onSubmit({
        password: values.password,
        code: asciiDigits(values['code'] ?? '').replaceAll(/\s/g, ''),
        currentPassword: values['currentPassword'] ?? '',
        attributes: Object.fromEntries(missing.map((each) => [each, values[each]?.trim() ?? ''])),
      }),
  })
  const password = watch('password')
  return (
    <form className={styles.form} aria-label={name} method="post" noValidate onSubmit={submit}>
      {/* Password managers skip an input of type hidden. */}
      {email !== undefined && (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      {proof === 'code' && (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          {...field('code')}
        />
      )}
      {proof === 'currentPassword' && (
        <PasswordField label="Current Password" autoComplete="current-password" {...field('currentPassword')} />
      )}
      {missing.map((attribute) => (
        <TextField
          key={attribute}
          label={labelOf(attribute)}
          autoComplete={attributeFields[attribute]?.autoComplete ?? 'off'}
          {...field(attribute)}
        />
      ))}
      <NewPasswordFields
        label="New Password"
        value={password}
        password={field('password')}
        confirmPassword={field('confirmPassword')}
        onCompare={() => comparePasswords('password', 'confirmPassword')}
      />
      <FormAlert failure={failure} onRestart={onRestart} />
      <Button type="submit" full loading={isSubmitting}>
        {submitLabel}
      </Button>
      {(onResend || onCancel) && (
        <CodeActions
          onResend={onResend}
          onResent={() => startOver('code')}
          onRefused={refuse}
          onCancel={onCancel}
          cancelLabel={cancelLabel}
          disabled={isSubmitting}
        />
      )}
    </form>
  )
}
