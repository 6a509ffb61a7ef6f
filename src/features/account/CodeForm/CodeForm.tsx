import type { ReactNode } from 'react'
import { asciiDigits } from '#domain/address/normalise.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import { CodeActions } from '../CodeActions/CodeActions.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { FormFailure, Submit } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { useAccountForm } from '../useAccountForm.ts'

type Values = { code: string }

export interface CodeFormProps {
  /** Accessible name of the form. */
  name: string
  /** 'Code', or the question of the service. */
  label?: string
  /** The answer is a word and not a number. */
  isWord?: boolean
  submitLabel?: string
  onSubmit: (code: string) => ReturnType<Submit<Values>>
  /** Sends another code; none for codes that an app shows. */
  onResend?: (() => Promise<FormFailure | undefined>) | undefined
  /** Leaves the step. */
  onCancel?: (() => void) | undefined
  cancelLabel?: string
  onRestart?: (() => void) | undefined
  children?: ReactNode
}

/** A code from an email, a text message or an authenticator app. */
export function CodeForm(props: CodeFormProps) {
  const { name, label = 'Code', isWord = false, submitLabel = 'Continue', onSubmit, onResend } = props
  const { onCancel, cancelLabel, onRestart, children } = props
  const { field, startOver, submit, refuse, failure, isSubmitting } = useAccountForm<Values>({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: `${isWord ? 'Answer' : 'Code'} is required` } : {}),
    onSubmit: ({ code }) => onSubmit(isWord ? code : asciiDigits(code).replaceAll(/\s/g, '')),
  })
  return (
    <form className={styles.form} aria-label={name} method="post" noValidate onSubmit={submit}>
      {children}
      <TextField
        label={label}
        autoComplete={isWord ? 'off' : 'one-time-code'}
        inputMode={isWord ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
      />
      <FormAlert failure={failure} onRestart={onRestart} />
      <Button type="submit" full loading={isSubmitting}>
        {submitLabel}
      </Button>
      <CodeActions
        onResend={onResend}
        onResent={() => startOver('code')}
        onRefused={refuse}
        onCancel={onCancel}
        cancelLabel={cancelLabel}
        disabled={isSubmitting}
      />
    </form>
  )
}
