import { useState } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx'
import { BackButton } from '../BackButton/BackButton.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { Submit } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { useAccountForm } from '../useAccountForm.ts'

export interface ChoiceFormProps<Choice extends string> {
  /** What is chosen: 'How do you want to sign in?' */
  question: string
  options: readonly { value: Choice; label: string; description?: string }[]
  onChoose: (choice: Choice) => ReturnType<Submit<object>>
  onCancel: () => void
  onRestart?: (() => void) | undefined
}

/** A choice of ways to authenticate; initially the first. */
export function ChoiceForm<Choice extends string>(props: ChoiceFormProps<Choice>) {
  const { question, options, onChoose, onCancel, onRestart } = props
  const [choice, setChoice] = useState(options[0]?.value)
  const { submit, failure, isSubmitting } = useAccountForm<Record<string, string>>({
    initial: {},
    check: () => ({}),
    onSubmit: () => (choice ? onChoose(choice) : Promise.resolve(undefined)),
  })
  return (
    <form className={styles.form} aria-label={question} method="post" noValidate onSubmit={submit}>
      <RadioGroup legend={question} hideLegend name="choice" value={choice} onChange={setChoice} options={options} />
      <FormAlert failure={failure} onRestart={onRestart} />
      <Button type="submit" full loading={isSubmitting}>
        Continue
      </Button>
      <div className={styles.back}>
        <BackButton disabled={isSubmitting} onClick={onCancel} />
      </div>
    </form>
  )
}
