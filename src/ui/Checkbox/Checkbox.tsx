import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { box, row, text } from './Checkbox.css.ts'

interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  /** Text, optionally with a swatch before and a count after it. */
  label: ReactNode
}

/** The whole row is the click target; attributes pass to the input, `className` to the row. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={cx(row, className)}>
      <input {...input} type="checkbox" className={box} />
      <span className={text}>{label}</span>
    </label>
  )
}
