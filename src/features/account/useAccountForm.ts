import { useState, type SubmitEvent } from 'react'
import { passwordsDiffer } from '#domain/messages.ts'
import { useForm, type DefaultValues, type Path, type Resolver } from 'react-hook-form'
import { formErrors } from '#features/shared/formErrors.ts'
import type { FormErrors } from '#domain/account/accountForms.ts'
import type { FormFailure, Submit } from './formFailure.ts'

type FormValues = Record<string, string | boolean>

interface AccountFormOptions<Values extends FormValues> {
  initial: Values
  check: (values: Values) => FormErrors<Values>
  onSubmit: Submit<Values>
}

/**
 * A form that is checked on submit. Errors disappear when their field is edited; the first invalid field gets the focus. A
 * form that the service refuses keeps its values.
 */
export function useAccountForm<Values extends FormValues>({ initial, check, onSubmit }: AccountFormOptions<Values>) {
  const form = useForm<Values>({
    // The same type, for forms of strings and booleans.
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(check),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const { register, handleSubmit, setError, clearErrors, getValues, setValue, watch, formState } = form
  const [failure, setFailure] = useState<FormFailure>()

  /** Shows why the form was refused: at its field, or as a whole. */
  const refuse = (refused: FormFailure | undefined) => {
    const { field: name, message } = refused ?? {}
    const isOfField = name !== undefined && name in getValues()
    // The cast is safe: it is one of the form's own fields.
    if (isOfField) setError(name as Path<Values>, { type: 'service', message: message ?? '' }, { shouldFocus: true })
    setFailure(isOfField ? undefined : refused)
  }
  const send = async (event: SubmitEvent) => {
    const answers: (FormFailure | undefined)[] = []
    await handleSubmit(async () => {
      setFailure(undefined)
      answers.push(await onSubmit(getValues()))
    })(event)
    // After the attempt was counted: with the next number the error of a field would be announced again.
    for (const answer of answers) refuse(answer)
  }
  const submit = (event: SubmitEvent) => void send(event)
  const messageOf = (name: Path<Values>): string | undefined => {
    const message = form.getFieldState(name, formState).error?.message
    return message || undefined
  }
  /** Attributes of a field, with its error; `onEdited` is called after each change by hand. */
  const field = (name: Path<Values>, onEdited?: () => void) => ({
    ...register(name, {
      onChange() {
        clearErrors(name)
        onEdited?.()
      },
    }),
    error: messageOf(name),
    attempt: formState.submitCount,
  })
  /** Shows an error at once if a password and its repetition differ, and clears it once they agree. */
  const comparePasswords = (password: Path<Values>, repetition: Path<Values>) => {
    const [first, second] = getValues([password, repetition])
    if (second === '' || first === second) {
      // The error that it is missing stays.
      if (form.getFieldState(repetition).error?.message === passwordsDiffer) clearErrors(repetition)
    } else setError(repetition, { type: 'shop', message: passwordsDiffer })
  }
  /** Returns a field to its initial value, without an error, and focuses it. */
  const startOver = (name: Path<Values>) => {
    form.resetField(name)
    form.setFocus(name)
  }
  return {
    field,
    startOver,
    submit,
    refuse,
    failure,
    watch,
    getValues,
    setValue,
    clearErrors,
    comparePasswords,
    isSubmitting: formState.isSubmitting,
  }
}

function resolverOf<Values extends FormValues>(check: (values: Values) => FormErrors<Values>): Resolver<Values> {
  return (values) => {
    const errors = check(values)
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    // The cast is safe: the errors have the names of the form's own fields.
    return { values: {}, errors: formErrors(errors) } as ReturnType<Resolver<Values>>
  }
}
