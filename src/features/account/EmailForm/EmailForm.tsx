import { emailError } from '#domain/account/accountForms.ts'
import { Button } from '#ui/Button/Button.tsx'
import { BackButton } from '../BackButton/BackButton.tsx'
import { EmailField } from '../EmailField/EmailField.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { Submit } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { useAccountForm } from '../useAccountForm.ts'

type Values = { email: string }

export interface EmailFormProps {
  /** Accessible name of the form. */
  name: string
  submitLabel: string
  initialEmail?: string
  /** `username`: the account's own address; `email`: any. */
  autoComplete?: 'username' | 'email'
  onSubmit: (email: string) => ReturnType<Submit<Values>>
  /** Called with what was typed. */
  onCancel: (email: string) => void
  onRestart?: (() => void) | undefined
}

/** One email address: for a forgotten password, or to receive codes at. */
export function EmailForm(props: EmailFormProps) {
  const { name, submitLabel, initialEmail = '', autoComplete = 'username', onSubmit, onCancel, onRestart } = props
  const { field, submit, failure, isSubmitting, getValues } = useAccountForm<Values>({
    initial: { email: initialEmail },
    check: ({ email }) => {
      const error = emailError(email)
      return error ? { email: error } : {}
    },
    onSubmit: ({ email }) => onSubmit(email.trim()),
  })
  return (
    <form className={styles.form} aria-label={name} method="post" noValidate onSubmit={submit}>
      <EmailField autoComplete={autoComplete} {...field('email')} />
      <FormAlert failure={failure} onRestart={onRestart} />
      <Button type="submit" full loading={isSubmitting}>
        {submitLabel}
      </Button>
      <div className={styles.back}>
        <BackButton disabled={isSubmitting} onClick={() => onCancel(getValues('email'))} />
      </div>
    </form>
  )
}
