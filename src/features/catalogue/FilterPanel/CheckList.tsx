import { useEffect, useRef, useState, type ReactNode } from 'react'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import * as styles from './FilterPanel.css.ts'

export interface CheckListProps {
  legend: string
  /** Name of the inputs. */
  parameter: string
  options: readonly CheckOption[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

export interface CheckOption {
  value: string
  label: string
  /** Before the label. */
  icon?: ReactNode
  /** Number of matching products; undefined until loaded. */
  count?: number | undefined
}

/** Options shown at first, in addition to chosen ones; 'Show all' shows the rest. */
const initiallyShown = 8

/** Checkboxes of a filter, each with its number of matching products. */
export function CheckList({ legend, parameter, options, chosen, onChange }: CheckListProps) {
  /** Index of the first option that 'Show all' added. */
  const [firstAdded, setFirstAdded] = useState<number>()
  const isExpanded = firstAdded !== undefined
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // 'Show all' unmounts on click.
    if (firstAdded !== undefined) list.current?.querySelectorAll('input')[firstAdded]?.focus()
  }, [firstAdded])
  const isChosen = (value: string) => chosen.some((each) => same(each, value))
  const shown = options.filter(({ value }, place) => isExpanded || place < initiallyShown || isChosen(value))
  const showAll = () => setFirstAdded(options.findIndex((option) => !shown.includes(option)))
  const toggle = (value: string) =>
    onChange(isChosen(value) ? chosen.filter((each) => !same(each, value)) : [...chosen, value])
  return (
    // Padding of the fieldset itself would come between its legend and its options.
    <div className={styles.group}>
      <fieldset className={styles.choices} ref={list}>
        <legend className={`${type.small} ${styles.legend}`}>{legend}</legend>
        {shown.map(({ value, label, icon, count }) => (
          <Checkbox
            key={value}
            name={parameter}
            value={value}
            checked={isChosen(value)}
            onChange={() => toggle(value)}
            label={
              <span className={styles.option}>
                {icon}
                <span className={`${styles.optionLabel} ${count === 0 ? styles.unavailable : ''}`}>{label}</span>
                {count !== undefined && <span className={`${type.caption} ${styles.count}`}>{count}</span>}
              </span>
            }
          />
        ))}
        {options.length > shown.length && (
          <Button variant="plain" size="small" onClick={showAll}>
            {`Show all ${options.length}`}
          </Button>
        )}
      </fieldset>
    </div>
  )
}

function same(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}
