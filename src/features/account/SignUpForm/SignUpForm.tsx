import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { checkSignUp, emptySignUp, type SignUpFormValues } from '#domain/account/accountForms.ts'
import { firstNameLabel, lastNameLabel, phoneLabel } from '#domain/fieldLabels.ts'
import { privacyName, signInName, signUpName, termsName } from '#site/pageNames.ts'
import { paths } from '#site/paths.ts'
import { routes } from '#site/routes.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import { announceIfFocused } from '#ui/Field/announceIfFocused.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { EmailField } from '../EmailField/EmailField.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { Submit } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { NewPasswordFields } from '../PasswordField/NewPasswordFields.tsx'
import { useAccountForm } from '../useAccountForm.ts'
import * as own from './SignUpForm.css.ts'

// The owner's spellings; the footer has the canonical ones (handbook, Rules: routes and titles).
const [, termsPath] = routes.terms.paths
const [, privacyPath] = routes.privacy.paths

// A type and not an interface: a form's values are a record.
type Values = { [Field in keyof SignUpFormValues]: SignUpFormValues[Field] }

export interface SignUpFormProps {
  /** Initial values; empty by default. */
  initial?: SignUpFormValues | undefined
  onSubmit: Submit<SignUpFormValues>
  /** Called on unmount with what was typed: a link was followed, or the next step is shown. */
  onLeave?: ((form: SignUpFormValues) => void) | undefined
  /** History state for the pages this one leads to: where the shopper came from. */
  linkState?: unknown
  /** Above the form: sign-up with Google. */
  children?: ReactNode
}

/** Sign-up with email and password, with the rules of the password ticked off as it is typed. */
export function SignUpForm({ initial = emptySignUp, onSubmit, onLeave, linkState, children }: SignUpFormProps) {
  const { field, submit, failure, watch, getValues, comparePasswords, isSubmitting } = useAccountForm<Values>({
    initial,
    check: checkSignUp,
    onSubmit,
  })
  const leave = useEffectEvent(() => onLeave?.(getValues()))
  useEffect(() => () => leave(), [])
  const password = watch('password')
  // In the order of the form, by which the first invalid one gets the focus.
  const names = [field('firstName'), field('lastName')] as const
  const [email, phone] = [field('email'), field('phone')]
  const [first, second] = [field('password'), field('confirmPassword')]
  const { error: termsError, attempt: _termsAttempt, ...terms } = field('agreeToTerms')
  const { error: _none, attempt: _attempt, ...newsletter } = field('subscribeNewsletter')
  const termsErrorId = 'terms-error'
  return (
    <>
      {children}
      <form className={styles.form} aria-label={signUpName} method="post" noValidate onSubmit={submit}>
        <div className={styles.pair}>
          <TextField label={firstNameLabel} autoComplete="given-name" {...names[0]} />
          <TextField label={lastNameLabel} autoComplete="family-name" {...names[1]} />
        </div>
        <EmailField autoComplete="username" {...email} />
        <TextField label={phoneLabel} optional type="tel" inputMode="tel" autoComplete="tel" {...phone} />
        <NewPasswordFields
          label="Password"
          value={password}
          password={first}
          confirmPassword={second}
          onCompare={() => comparePasswords('password', 'confirmPassword')}
        />
        <div>
          <Checkbox
            aria-invalid={termsError ? true : undefined}
            aria-describedby={termsError ? termsErrorId : undefined}
            label={
              <>
                {/* A blank on its own is not in the name of the checkbox, which would end in 'theTerms of Service'. */}
                {'I agree to the '}
                <Link className={styles.link} href={termsPath}>
                  {termsName}
                </Link>
                {' and the '}
                <Link className={styles.link} href={privacyPath}>
                  {privacyName}
                </Link>
              </>
            }
            {...terms}
          />
          {termsError && (
            <p id={termsErrorId} className={own.error} ref={announceIfFocused}>
              <Icon name="alert" size={16} />
              {termsError}
            </p>
          )}
          {/* The server's HTML has it, too: the form's own default is set by scripts. */}
          <Checkbox label="Write to me about new weaves" defaultChecked={initial.subscribeNewsletter} {...newsletter} />
        </div>
        <FormAlert failure={failure} />
        <Button type="submit" full loading={isSubmitting} loadingLabel="Creating account...">
          Create Account
        </Button>
        <p className={styles.foot}>
          Already with us?{' '}
          <Link className={styles.link} href={paths.signIn} state={linkState}>
            {signInName}
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
