import type { ReactNode } from 'react'
import { AccountColumn } from '#features/account/AccountColumn/AccountColumn.tsx'
import { ChoiceForm } from '#features/account/ChoiceForm/ChoiceForm.tsx'
import { CodeForm } from '#features/account/CodeForm/CodeForm.tsx'
import { EmailForm } from '#features/account/EmailForm/EmailForm.tsx'
import { NewPasswordForm } from '#features/account/NewPasswordForm/NewPasswordForm.tsx'
import { PasswordStep } from '#features/account/PasswordStep/PasswordStep.tsx'
import { TotpSetup } from '#features/account/TotpSetup/TotpSetup.tsx'
import type { IdentityClient } from '#identity/client.ts'
import type { Factor, MfaKind, SignInResult, SignInStep } from '#identity/steps.ts'
import { authenticatorAppName, codeFromAppLabel, codeSentTo, confirmEmailTitle } from '#site/accountSteps.ts'
import { accountToasts } from '#site/accounts.ts'
import { notify } from '#ui/Toast/notify.ts'
import { failureFrom } from './failureOf.ts'
import { ForgotPassword } from './ForgotPassword.tsx'

interface SignInStepsProps {
  step: SignInStep
  client: IdentityClient
  onResult: (result: SignInResult) => void
  /** Back to the form of email and password. */
  onLeave: () => void
}

const factorOptions: Readonly<Record<Factor, { label: string; description: string }>> = {
  passkey: { label: 'Passkey', description: 'Your fingerprint, face or screen lock' },
  emailCode: { label: 'Code by email', description: 'Sent to your address' },
  smsCode: { label: 'Code by SMS', description: 'Sent to your telephone' },
  password: { label: 'Password', description: 'The one of your account' },
}

const mfaOptions: Readonly<Record<MfaKind, { label: string; description: string }>> = {
  totp: { label: authenticatorAppName, description: 'A code that changes every half minute' },
  emailCode: { label: 'Code by email', description: 'Sent to your address' },
  smsCode: { label: 'Code by SMS', description: 'Sent to your telephone' },
}

/** The screen of each step between the first form and being signed in. */
export function SignInSteps({ step, client, onResult, onLeave }: SignInStepsProps) {
  const send = (call: () => Promise<SignInResult>) => failureFrom(async () => onResult(await call()))
  const answer = (text: string) => send(() => client.answer(text))
  const common = { onCancel: onLeave, onRestart: onLeave }
  const column = (title: string, intro: string | undefined, children: ReactNode) => (
    <AccountColumn key={step.name} title={title} intro={intro} isArrival>
      {children}
    </AccountColumn>
  )

  switch (step.name) {
    case 'emailCode':
    case 'smsCode': {
      const title = step.name === 'emailCode' ? 'Check your email' : 'Check your telephone'
      const { destination = step.name === 'emailCode' ? 'your email address' : 'your telephone' } = step
      // Sending another code needs the password, which a reload forgets.
      const resend = client.canBeginAgain() ? () => send(() => client.beginAgain()) : undefined
      return column(
        title,
        codeSentTo(destination),
        <CodeForm name={title} onSubmit={answer} onResend={resend} {...common} />,
      )
    }
    case 'totpCode':
      return column(
        authenticatorAppName,
        'Enter the code that your app shows for this shop.',
        <CodeForm name={authenticatorAppName} onSubmit={answer} {...common} />,
      )
    case 'customChallenge':
      return column(
        'One more question',
        undefined,
        <CodeForm name="One more question" label={step.question ?? 'Answer'} isWord onSubmit={answer} {...common} />,
      )
    case 'chooseFactor':
      return column(
        'How do you want to sign in?',
        undefined,
        <ChoiceForm
          question="How do you want to sign in?"
          options={step.factors.map((value) => ({ value, ...factorOptions[value] }))}
          onChoose={(factor) => send(() => client.chooseFactor(factor))}
          {...common}
        />,
      )
    case 'chooseMfa':
      return column(
        'Confirm that it is you',
        'Choose where to receive a code.',
        <ChoiceForm
          question="Confirm that it is you"
          options={step.kinds.map((value) => ({ value, ...mfaOptions[value] }))}
          onChoose={(kind) => send(() => client.chooseMfa(kind))}
          {...common}
        />,
      )
    case 'setUpMfaChoice':
      return column(
        'Secure your account',
        'Choose a second step that only you can take.',
        <ChoiceForm
          question="Secure your account"
          options={step.kinds.map((value) => ({ value, ...mfaOptions[value] }))}
          onChoose={(kind) => send(() => client.chooseMfa(kind))}
          {...common}
        />,
      )
    case 'setUpEmail':
      return column(
        'Codes by email',
        'To which address shall we send your codes?',
        <EmailForm name="Codes by email" submitLabel="Continue" autoComplete="email" onSubmit={answer} {...common} />,
      )
    case 'setUpTotp':
      return column(
        'Set up your authenticator app',
        'Scan the code with your app, then enter what it shows.',
        <CodeForm name="Set up your authenticator app" label={codeFromAppLabel} onSubmit={answer} {...common}>
          <TotpSetup secret={step.secret} uri={step.uri} />
        </CodeForm>,
      )
    case 'newPassword':
      return column(
        'Choose your own password',
        'The one you have was made for you.',
        <NewPasswordForm
          name="Choose your own password"
          missing={step.missing}
          onSubmit={({ password, attributes }) => send(() => client.answer(password, attributes))}
          {...common}
        />,
      )
    case 'password':
      return column(
        'Enter your password',
        undefined,
        <PasswordStep name="Enter your password" onSubmit={answer} {...common} />,
      )
    case 'resetPassword':
      return <ForgotPassword forced={{ email: step.email, onLeave }} />
    case 'confirmSignUp': {
      const { email } = step
      const confirm = (code: string) =>
        failureFrom(async () => {
          const result = await client.confirmSignUp(email, code)
          if (result.name === 'done') return onResult(result)
          if (client.canBeginAgain()) return onResult(await client.beginAgain())
          notify(accountToasts.confirmed)
          return onLeave()
        })
      return column(
        confirmEmailTitle,
        `Enter the code that we have sent to ${email}.`,
        <CodeForm
          name={confirmEmailTitle}
          submitLabel="Confirm"
          onSubmit={confirm}
          onResend={() => failureFrom(() => client.resendSignUpCode(email))}
          {...common}
        />,
      )
    }
  }
}
