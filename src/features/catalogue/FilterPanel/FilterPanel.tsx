import { useId } from 'react'
import { colourOf } from '#domain/colour.ts'
import { availabilityNames, onSaleName, ratingWords } from '#domain/listing/activeFilters.ts'
import { offeredLists, sortedValues, type FilterValues, type OfferedList } from '#domain/listing/filterValues.ts'
import { listingAvailabilities, minimumRatings, withChoice, type Listing } from '#domain/listing/listing.ts'
import { priceBandOf, priceBands, priceWordsOf } from '#domain/listing/priceBands.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx'
import { Swatch } from '#ui/Swatch/Swatch.tsx'
import { CheckList } from './CheckList.tsx'
import * as styles from './FilterPanel.css.ts'
import { ValuesWaiting, type ValuesState } from './ValuesWaiting.tsx'

export type { ValuesState } from './ValuesWaiting.tsx'

/** How many pieces each value of a list would leave; a value that is not named would leave none. */
export type ValueCounts = Readonly<Record<OfferedList, readonly { value: string; count: number }[]>>

export interface FilterPanelProps {
  listing: Listing
  values: ValuesState
  /** Missing while the answer is under way, or where it cannot be had. */
  counts?: ValueCounts | undefined
  onChange: (listing: Listing) => void
  /** Asks for the values again. */
  onTryAgain: () => void
}

const legends: Readonly<Record<OfferedList, string>> = { colors: 'Colors', fabrics: 'Fabric', occasions: 'Occasion' }

/** Every filter of a listing (spec.md §2, advanced filters). A choice holds at once; nothing waits for a button. */
export function FilterPanel({ listing, values, counts, onChange, onTryAgain }: FilterPanelProps) {
  // The column and the sheet may both be on a page: the radios of one must not be the other's.
  const own = useId()
  const choose = (choice: Partial<Listing>) => onChange(withChoice(listing, choice))
  return (
    <div className={styles.panel}>
      <PriceRange radios={`price ${own}`} listing={listing} onChange={onChange} />
      {values.is === 'ready' ? (
        offeredLists.map((name) => (
          <CheckList
            key={name}
            legend={legends[name]}
            options={optionsOf(name, listing, values.values, counts)}
            chosen={listing[name]}
            onChange={(chosen) => choose({ [name]: chosen })}
          />
        ))
      ) : (
        <ValuesWaiting state={values} onTryAgain={onTryAgain} />
      )}
      <div className={styles.group}>
        <RadioGroup
          legend="Rating"
          name={`rating ${own}`}
          value={listing.rating ? `${listing.rating}` : ''}
          options={[
            { value: '', label: 'Any rating' },
            ...minimumRatings.map((least) => ({ value: `${least}`, label: <Rated least={least} /> })),
          ]}
          onChange={(value) => {
            const { rating: _any, ...rest } = listing
            const rating = minimumRatings.find((least) => `${least}` === value)
            onChange(withChoice(rest, rating ? { rating } : {}))
          }}
        />
      </div>
      <CheckList
        legend="Availability"
        options={listingAvailabilities.map((value) => ({ value, label: availabilityNames[value] }))}
        chosen={listing.availability}
        onChange={(availability) => choose({ availability })}
      />
      <div className={styles.group}>
        <Checkbox label={onSaleName} checked={listing.onSale} onChange={() => choose({ onSale: !listing.onSale })} />
      </div>
    </div>
  )
}

interface PriceRangeProps extends Pick<FilterPanelProps, 'listing' | 'onChange'> {
  /** What its radios are called. */
  radios: string
}

/** Prices of an address that are no band leave every radio but the chip's own words alone. */
function PriceRange({ radios, listing, onChange }: PriceRangeProps) {
  const { priceMin: _min, priceMax: _max, ...anyPrice } = listing
  const isAny = priceWordsOf(listing) === undefined
  return (
    <div className={styles.group}>
      <RadioGroup
        legend="Price range"
        name={radios}
        value={isAny ? 'any' : (priceBandOf(listing)?.name ?? '')}
        options={[
          { value: 'any', label: 'Any price' },
          ...priceBands.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(value) => {
          const { name: _name, ...prices } = priceBands.find(({ name }) => name === value) ?? { name: '' }
          onChange(withChoice(anyPrice, prices))
        }}
      />
    </div>
  )
}

function Rated({ least }: { least: (typeof minimumRatings)[number] }) {
  return (
    <span className={styles.rated}>
      <span className={styles.stars} aria-hidden>
        {minimumRatings
          .filter((star) => star <= least)
          .map((star) => (
            <Icon key={star} name="star" size={14} />
          ))}
      </span>
      {ratingWords(least)}
    </span>
  )
}

/** What the catalogue has, and what an address chose beside it. */
function optionsOf(name: OfferedList, listing: Listing, values: FilterValues, counts: ValueCounts | undefined) {
  const left = new Map<string, number>()
  for (const { value, count } of counts?.[name] ?? []) {
    left.set(value.toLowerCase(), (left.get(value.toLowerCase()) ?? 0) + count)
  }
  return sortedValues([...values[name], ...listing[name]]).map((value) => ({
    value,
    label: value,
    ...(name === 'colors' ? { sign: <Swatch colour={colourOf(value)} /> } : {}),
    count: counts && (left.get(value.toLowerCase()) ?? 0),
  }))
}
