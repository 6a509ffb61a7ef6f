import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  badge as badgeStyle,
  described,
  description as quiet,
  dot,
  group,
  legend as legendStyle,
} from './RadioGroup.css.ts'
import { row, words } from './RadioGroup.css.ts'

interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  /** A second line in quiet text. */
  description?: ReactNode
  /** At the end of the row. */
  badge?: ReactNode
}

interface RadioGroupProps<V extends string> {
  /** The question the choice answers. */
  legend: string
  /** For where a heading beside it already asks; read aloud all the same. */
  hideLegend?: boolean | undefined
  /** Of the inputs in their form, the same for all of them. */
  name: string
  /** Undefined or '' while nothing is chosen. */
  value: V | '' | undefined
  onChange: (value: V) => void
  options: readonly RadioOption<V>[]
  className?: string | undefined
}

/** One of a few, all of them in sight. Arrow keys move the choice, as the browser does it. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, hideLegend, name, value, onChange, options, className } = props
  const own = useId()
  const roomy = options.some(({ description }) => description !== undefined)
  return (
    <fieldset className={classes(group, className)}>
      <legend className={hideLegend ? undefined : legendStyle}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map(({ value: option, label, description, badge }) => (
        <label key={option} className={classes(row, roomy && described)}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            aria-labelledby={`${own}-${option}`}
            aria-describedby={description === undefined ? undefined : `${own}-${option}-more`}
            className={dot}
          />
          <span className={words}>
            <span id={`${own}-${option}`}>{label}</span>
            {description !== undefined && (
              <span id={`${own}-${option}-more`} className={quiet}>
                {description}
              </span>
            )}
          </span>
          {badge !== undefined && <span className={badgeStyle}>{badge}</span>}
        </label>
      ))}
    </fieldset>
  )
}
