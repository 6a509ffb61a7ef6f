import { useEffect, useRef, useState, type ReactNode } from 'react'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import * as styles from './FilterPanel.css.ts'

export interface CheckListProps<Value extends string> {
  legend: string
  options: readonly CheckOption<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
}

export interface CheckOption<Value extends string> {
  value: Value
  label: string
  /** Before the word. */
  sign?: ReactNode
  /** How many pieces it would leave; missing while nobody has counted. */
  count?: number | undefined
}

/** Choices seen at once; the rest, and all that are chosen, follow on demand. */
const seen = 8

/** Any of several, each with how many pieces it would leave. */
export function CheckList<Value extends string>({ legend, options, chosen, onChange }: CheckListProps<Value>) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The button that showed the rest is gone: its focus goes on to the first of them.
    if (isWhole) list.current?.querySelectorAll('input')[seen]?.focus()
  }, [isWhole])
  const isChosen = (value: Value) => chosen.some((each) => same(each, value))
  const shown = options.filter(({ value }, place) => isWhole || place < seen || isChosen(value))
  const toggle = (value: Value) =>
    onChange(isChosen(value) ? chosen.filter((each) => !same(each, value)) : [...chosen, value])
  return (
    // A fieldset's own room would come between its legend and its choices.
    <div className={styles.group}>
      <fieldset className={styles.choices} ref={list}>
        <legend className={`${type.small} ${styles.legend}`}>{legend}</legend>
        {shown.map(({ value, label, sign, count }) => (
          <Checkbox
            key={value}
            checked={isChosen(value)}
            onChange={() => toggle(value)}
            label={
              <span className={styles.line}>
                {sign}
                <span className={`${styles.word} ${count === 0 ? styles.none : ''}`}>{label}</span>
                {count !== undefined && <span className={`${type.caption} ${styles.count}`}>{count}</span>}
              </span>
            }
          />
        ))}
        {options.length > shown.length && (
          <Button variant="plain" size="small" onClick={() => setIsWhole(true)}>
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
