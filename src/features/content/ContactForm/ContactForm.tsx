import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { firstNameLabel, lastNameLabel } from '#domain/fieldLabels.ts'
import { formErrors } from '#features/shared/formErrors.ts'
import { contactPage } from '#site/contactPage.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextArea } from '#ui/Field/TextArea.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import { checkMessage, emptyMessage, type ContactMessage } from './contactMessage.ts'
import * as styles from './ContactForm.css.ts'

export interface ContactFormProps {
  /** Sends the checked message; rejects where it could not be sent. */
  onSend: (message: ContactMessage) => Promise<unknown>
  /** A field has got the focus. */
  onIntent?: () => void
  /** Initial values; empty by default. */
  initial?: Partial<ContactMessage> | undefined
  /** Called on unmount with what was typed: empty fields after a message was sent. */
  onLeave?: ((message: ContactMessage) => void) | undefined
}

/**
 * The contact form. Errors appear on sending and go away when their field is edited; the first is focused. A message that
 * was sent leaves an empty form, one that could not be sent stays as it was typed.
 */
export function ContactForm({ onSend, onIntent, initial, onLeave }: ContactFormProps) {
  const title = useId()
  const [hasFailed, setHasFailed] = useState(false)
  const { register, handleSubmit, clearErrors, reset, getValues, formState } = useForm<ContactMessage>({
    defaultValues: { ...emptyMessage, ...initial },
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting, submitCount } = formState
  const leave = useEffectEvent(() => onLeave?.(getValues()))
  useEffect(() => () => leave(), [])
  const send = async (message: ContactMessage) => {
    setHasFailed(false)
    await onSend(message).then(
      () => reset(emptyMessage),
      () => setHasFailed(true),
    )
  }
  const field = (name: keyof ContactMessage) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    error: errors[name]?.message,
    attempt: submitCount,
    // Sending empties the form: text typed meanwhile would be lost.
    readOnly: isSubmitting,
    onFocus: onIntent,
  })
  const { title: heading, send: label, failed } = contactPage.form
  return (
    <form className={styles.form} aria-labelledby={title} noValidate onSubmit={handleSubmit(send)}>
      <h2 className={type.featuredName} id={title}>
        {heading}
      </h2>
      <div className={styles.fields}>
        <TextField label={firstNameLabel} autoComplete="given-name" {...field('firstName')} />
        <TextField label={lastNameLabel} autoComplete="family-name" {...field('lastName')} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
        <TextField className={styles.whole} label="Subject" {...field('subject')} />
        <TextArea className={styles.whole} label="Message" rows={6} {...field('message')} />
      </div>
      {hasFailed && (
        // Announced by the toast that says the same.
        <p className={`${type.small} ${styles.failed}`} role="alert" aria-live="off">
          {failed}
        </p>
      )}
      <div>
        <Button type="submit" loading={isSubmitting}>
          {label}
        </Button>
      </div>
    </form>
  )
}

const resolver: Resolver<ContactMessage> = (typed) => {
  const { message, errors = {} } = checkMessage(typed)
  if (message) return { values: message, errors: {} }
  return { values: {}, errors: formErrors(errors) }
}
