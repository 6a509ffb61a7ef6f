import { useState, type ReactNode } from 'react'
import { checkSignIn, emailError } from '#domain/account/accountForms.ts'
import { signingInLabel } from '#site/accountSteps.ts'
import { signInName, signUpName } from '#site/pageNames.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { EmailField } from '../EmailField/EmailField.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { FormFailure, Submit } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { useAccountForm } from '../useAccountForm.ts'

export type SignInValues = { email: string; password: string; remember: boolean }

export interface SignInFormProps {
  /** Initial values. */
  initial?: Omit<SignInValues, 'password'>
  onSubmit: Submit<SignInValues>
  /** Sign-in by passkey or code; called with a valid address. */
  onOtherWay: (email: string, remember: boolean) => Promise<FormFailure | undefined>
  /** History state for the pages this one leads to: where the shopper came from. */
  linkState?: object | undefined
  /** Above the form: sign-in with Google. `remember` returns whether 'Remember me' is ticked. */
  children?: (remember: () => boolean) => ReactNode
}

const empty = { email: '', remember: true }

/** Sign-in with email and password. A refusal is shown above the button, and keeps what was typed. */
export function SignInForm({ initial = empty, onSubmit, onOtherWay, linkState, children }: SignInFormProps) {
  const [isBusyOtherWay, setIsBusyOtherWay] = useState(false)
  const { field, submit, refuse, failure, getValues, watch, isSubmitting } = useAccountForm<SignInValues>({
    initial: { ...initial, password: '' },
    check: checkSignIn,
    onSubmit,
  })
  const { error: _none, attempt: _attempt, ...remember } = field('remember')
  const goOtherWay = async () => {
    const values = getValues()
    const message = emailError(values.email)
    refuse(message ? { message, field: 'email' } : undefined)
    if (message) return
    setIsBusyOtherWay(true)
    const refused = await onOtherWay(values.email, values.remember)
    refuse(refused && { ...refused, onRetry: () => void goOtherWay() })
    setIsBusyOtherWay(false)
  }
  return (
    <>
      {children?.(() => getValues().remember)}
      <form className={styles.form} aria-label={signInName} method="post" noValidate onSubmit={submit}>
        <EmailField autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <div className={styles.row}>
          {/* The server's HTML has it, too: the form's own default is set by scripts. */}
          <Checkbox label="Remember me" defaultChecked={initial.remember} {...remember} />
          <Link className={styles.link} href={paths.forgotPassword} state={{ ...linkState, email: watch('email') }}>
            Forgot password?
          </Link>
        </div>
        <FormAlert failure={failure} isInToast />
        <Button type="submit" full loading={isSubmitting} loadingLabel={signingInLabel} disabled={isBusyOtherWay}>
          {signInName}
        </Button>
        <Button
          className={styles.second}
          variant="plain"
          size="small"
          loading={isBusyOtherWay}
          disabled={isSubmitting}
          onClick={() => void goOtherWay()}
        >
          Use a passkey or a code instead
        </Button>
        <p className={styles.foot}>
          New here?{' '}
          <Link className={styles.link} href={paths.signUp} state={linkState}>
            {signUpName}
          </Link>{' '}
          or{' '}
          <Link className={styles.link} href={paths.home}>
            go on browsing
          </Link>
        </p>
      </form>
    </>
  )
}
