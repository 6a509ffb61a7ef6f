import { memo } from 'react'
import type { FilterControl } from '#domain/filterKinds/filter.ts'
import type { ListingFilters } from '#domain/listing/filters.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx'
import { CheckList } from './CheckList.tsx'
import * as styles from './FilterPanel.css.ts'
import { valueOptions, type CountedValue } from './valueOptions.tsx'

interface FilterGroupProps {
  control: FilterControl<ListingFilters, Partial<ListingFilters>>
  /** Name of the inputs: the URL's parameter, for a form that the server answers. */
  parameter: string
  chosen: ListingFilters
  /** The values of the catalogue, for a control that lists them. */
  values: readonly string[] | undefined
  /** How many products have each of them. */
  counts: readonly CountedValue[] | undefined
  /** Has to be stable: another one alone does not render the filter again. */
  onChoose: (choice: Partial<ListingFilters>) => void
}

/**
 * One filter of the panel, by the kind of its control. A choice in another filter does not render it again.
 * @internal
 */
export const FilterGroup = memo(function FilterGroup(props: FilterGroupProps) {
  const { control, parameter, chosen, values = [], counts, onChoose } = props
  switch (control.kind) {
    case 'values':
    case 'options':
      return (
        <CheckList
          legend={control.label}
          parameter={parameter}
          options={
            control.kind === 'values'
              ? valueOptions(control, [...values, ...control.chosen(chosen)], counts)
              : control.options
          }
          chosen={control.chosen(chosen)}
          onChange={(choice) => onChoose(control.choose(choice))}
        />
      )
    case 'radio':
      return (
        <div className={styles.group}>
          <RadioGroup
            legend={control.label}
            name={parameter}
            value={control.chosen(chosen)}
            options={control.options.map(({ value, label, stars }) => ({
              value,
              label: stars === undefined ? label : <Rated stars={stars} label={label} />,
            }))}
            onChange={(value) => onChoose(control.choose(value))}
          />
        </div>
      )
    case 'flag': {
      const isChosen = control.chosen(chosen)
      return (
        <div className={styles.group}>
          <Checkbox
            label={control.label}
            name={parameter}
            value="true"
            checked={isChosen}
            onChange={() => onChoose(control.choose(!isChosen))}
          />
        </div>
      )
    }
  }
}, isSame)

/** Whether both show the same; the choices of a listing are new arrays for every URL. */
function isSame(one: FilterGroupProps, other: FilterGroupProps): boolean {
  const choiceOf = ({ control, chosen }: FilterGroupProps) => JSON.stringify(control.chosen(chosen))
  return (
    one.parameter === other.parameter &&
    one.values === other.values &&
    one.counts === other.counts &&
    choiceOf(one) === choiceOf(other)
  )
}

function Rated({ stars, label }: { stars: number; label: string }) {
  return (
    <span className={styles.rated}>
      <span className={styles.stars} aria-hidden>
        {Array.from({ length: stars }, (_, place) => (
          <Icon key={place} name="star" size={14} />
        ))}
      </span>
      {label}
    </span>
  )
}
