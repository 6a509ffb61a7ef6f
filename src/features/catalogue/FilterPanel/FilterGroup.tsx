import type { FilterControl } from '#domain/filterKinds/filter.ts'
import type { ListingFilters } from '#domain/listing/filters.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx'
import { CheckList, type CheckOption } from './CheckList.tsx'
import * as styles from './FilterPanel.css.ts'

interface FilterGroupProps {
  control: FilterControl<ListingFilters, Partial<ListingFilters>>
  /** Name of the inputs: the URL's parameter, for a form that the server answers. */
  parameter: string
  chosen: ListingFilters
  /** The values of the catalogue, for a control that lists them. */
  values: readonly CheckOption[]
  onChoose: (choice: Partial<ListingFilters>) => void
}

/**
 * One filter of the panel, by the kind of its control.
 * @internal
 */
export function FilterGroup({ control, parameter, chosen, values, onChoose }: FilterGroupProps) {
  switch (control.kind) {
    case 'values':
    case 'options':
      return (
        <CheckList
          legend={control.label}
          parameter={parameter}
          options={control.kind === 'values' ? values : control.options}
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
