import { passwordRequired } from '#domain/messages.ts'
import { signInName } from '#site/pageNames.ts'
import { Button } from '#ui/Button/Button.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { Submit } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { useAccountForm } from '../useAccountForm.ts'

type Values = { password: string }

export interface PasswordStepProps {
  onSubmit: (password: string) => ReturnType<Submit<Values>>
  onCancel: () => void
  onRestart?: (() => void) | undefined
}

/** Sign-in by password, if the shopper has chosen it among several ways. */
export function PasswordStep({ onSubmit, onCancel, onRestart }: PasswordStepProps) {
  const { field, submit, failure, isSubmitting } = useAccountForm<Values>({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: passwordRequired } : {}),
    onSubmit: ({ password }) => onSubmit(password),
  })
  return (
    <form className={styles.form} aria-label="Enter your password" method="post" noValidate onSubmit={submit}>
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <FormAlert failure={failure} onRestart={onRestart} />
      <Button type="submit" full loading={isSubmitting} loadingLabel="Signing in...">
        {signInName}
      </Button>
      <div className={styles.back}>
        <Button variant="plain" size="small" disabled={isSubmitting} onClick={onCancel}>
          Back to Sign In
        </Button>
      </div>
    </form>
  )
}
