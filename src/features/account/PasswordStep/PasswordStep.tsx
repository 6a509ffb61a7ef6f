import { passwordRequired } from '#domain/messages.ts'
import { signingInLabel } from '#site/accountSteps.ts'
import { signInName } from '#site/pageNames.ts'
import { Button } from '#ui/Button/Button.tsx'
import { BackButton } from '../BackButton/BackButton.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { Submit } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { useAccountForm } from '../useAccountForm.ts'

type Values = { password: string }

export interface PasswordStepProps {
  /** Accessible name of the form. */
  name: string
  onSubmit: (password: string) => ReturnType<Submit<Values>>
  onCancel: () => void
  onRestart?: (() => void) | undefined
}

/** Sign-in by password, if the shopper has chosen it among several ways. */
export function PasswordStep({ name, onSubmit, onCancel, onRestart }: PasswordStepProps) {
  const { field, submit, failure, isSubmitting } = useAccountForm<Values>({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: passwordRequired } : {}),
    onSubmit: ({ password }) => onSubmit(password),
  })
  return (
    <form className={styles.form} aria-label={name} method="post" noValidate onSubmit={submit}>
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <FormAlert failure={failure} onRestart={onRestart} />
      <Button type="submit" full loading={isSubmitting} loadingLabel={signingInLabel}>
        {signInName}
      </Button>
      <div className={styles.back}>
        <BackButton disabled={isSubmitting} onClick={onCancel} />
      </div>
    </form>
  )
}
