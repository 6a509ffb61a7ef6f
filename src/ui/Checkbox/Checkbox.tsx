import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { box, row, words } from './Checkbox.css.ts'

interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  /** Words, or words with a swatch before and a count behind; takes the rest of the row. */
  label: ReactNode
}

/** One thing, yes or no. The whole row is the target; attributes pass to the input, `className` to the row. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(row, className)}>
      <input {...input} type="checkbox" className={box} />
      <span className={words}>{label}</span>
    </label>
  )
}
