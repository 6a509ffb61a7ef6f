import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { error as errorStyle, field, hint as hintStyle, label as labelStyle, quiet } from './Field.css.ts'

/** What the control inside takes over, so that its label, hint and error are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: true
}

export interface FieldProps {
  label: string
  /** For where the words around it already say what it is; read aloud all the same. */
  hideLabel?: boolean | undefined
  hint?: string | undefined
  /** Why it cannot stay as it is; its presence marks the field as wrong. */
  error?: string | undefined
  /** Says '(optional)' after the label. */
  optional?: boolean | undefined
  required?: boolean | undefined
  /** Of the control, where something outside must point at it. */
  id?: string | undefined
  className?: string | undefined
}

interface Props extends FieldProps {
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, hint, error: the frame around every control that is not native to `ui`. */
export function Field({ label, hideLabel, hint, error, optional, required, id, className, children }: Props) {
  const own = useId()
  const control = id ?? own
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ')
  const words = (
    <label htmlFor={control} className={labelStyle}>
      {label}
      {optional && <span className={quiet}> (optional)</span>}
    </label>
  )
  return (
    <div className={classes(field, className)}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children({
        id: control,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(required ? { required } : {}),
      })}
      {hint && (
        <p id={`${control}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${control}-error`} className={errorStyle}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
