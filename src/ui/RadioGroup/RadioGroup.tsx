import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  badge as badgeStyle,
  described,
  description as descriptionStyle,
  dot,
  group,
  labelRow,
  legend as legendStyle,
  row,
  text,
} from './RadioGroup.css.ts'

interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  /** A second line in muted text. */
  description?: ReactNode
  /** Beside the label. */
  badge?: ReactNode
}

interface RadioGroupProps<V extends string> {
  /** Accessible name of the group. */
  legend: string
  /** Visually hides the legend; screen readers still read it. */
  hideLegend?: boolean | undefined
  /** `name` attribute of the inputs. */
  name: string
  /** Undefined or '' while nothing is chosen. */
  value: V | '' | undefined
  onChange: (value: V) => void
  options: readonly RadioOption<V>[]
}

/** A group of native radio buttons. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, hideLegend, name, value, onChange, options } = props
  const id = useId()
  const hasDescriptions = options.some(({ description }) => description !== undefined)
  return (
    <fieldset className={group}>
      <legend className={hideLegend ? undefined : legendStyle}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map(({ value: option, label, description, badge }, place) => (
        <label key={option} className={cx(row, hasDescriptions && described)}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            aria-labelledby={`${id}-${place}`}
            aria-describedby={
              [badge && `${id}-${place}-badge`, description && `${id}-${place}-more`].filter(Boolean).join(' ') ||
              undefined
            }
            className={dot}
          />
          <span className={text}>
            <span className={labelRow}>
              <span id={`${id}-${place}`}>{label}</span>
              {badge && (
                <span id={`${id}-${place}-badge`} className={badgeStyle}>
                  {badge}
                </span>
              )}
            </span>
            {description && (
              <span id={`${id}-${place}-more`} className={descriptionStyle}>
                {description}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
