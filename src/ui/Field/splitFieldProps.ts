import type { FieldProps } from './Field.tsx'

/** Separates the props of a `Field` from those of the control in it. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, hideLabel, hint, describedBy, optional, required, id, className, ...rest } = props
  const { error, isErrorAnnounced, attempt, ...control } = rest
  const field: FieldProps = {
    label,
    hideLabel,
    hint,
    describedBy,
    optional,
    required,
    id,
    className,
    error,
    isErrorAnnounced,
    attempt,
  }
  return [field, control] as const
}
