import type { Filter } from '../filterKinds/filter.ts'
import { flag } from '../filterKinds/flag.ts'
import { oneOf } from '../filterKinds/oneOf.ts'
import { optionList } from '../filterKinds/optionList.ts'
import { priceRange } from '../filterKinds/priceRange.ts'
import { valueList } from '../filterKinds/valueList.ts'
import { priceBands } from '../filterKinds/priceBands.ts'

/**
 * Every filter of the listing, in the order of the panel, the chips and the URL. A new filter is one entry, and one
 * column of `domain/product/columns.ts` if it needs a new one: URL, query, panel, chips, counts and Clear All derive
 * from this table.
 */
const table = [
  priceRange({
    name: 'price',
    parameters: ['price_min', 'price_max'],
    label: 'Price range',
    anyLabel: 'Any price',
    bands: priceBands,
    whole: { priceMin: 0, priceMax: 100_000 },
  }),
  valueList({
    name: 'colorFamilies',
    parameter: 'color_family',
    column: 'colorFamily',
    label: 'Color family',
    plural: 'color families',
    hasSwatches: true,
  }),
  valueList({
    name: 'colors',
    parameter: 'color',
    column: 'color',
    label: 'Colors',
    plural: 'colors',
    hasSwatches: true,
  }),
  valueList({ name: 'fabrics', parameter: 'fabric', column: 'fabric', label: 'Fabric', plural: 'fabrics' }),
  valueList({ name: 'occasions', parameter: 'occasion', column: 'occasion', label: 'Occasion', plural: 'occasions' }),
  valueList({
    name: 'subcategories',
    parameter: 'subcategory',
    column: 'subcategory',
    label: 'Subcategory',
    plural: 'subcategories',
    isHidden: true,
  }),
  valueList({
    name: 'brands',
    parameter: 'brand',
    column: 'brand',
    label: 'Brand',
    plural: 'brands',
    isHidden: true,
  }),
  oneOf({
    name: 'rating',
    parameter: 'rating',
    label: 'Rating',
    anyLabel: 'Any rating',
    options: ([4, 3, 2, 1] as const).map((least) => ({ value: least, label: `${least} and up`, stars: least })),
    condition: (least) => ({ rating: { $gte: least } }),
  }),
  optionList({
    name: 'availability',
    parameter: 'availability',
    label: 'Availability',
    options: [
      { value: 'in-stock', label: 'In Stock' },
      { value: 'pre-order', label: 'Pre-order' },
      { value: 'limited-edition', label: 'Limited Edition' },
    ],
    // A limited edition is not an availability: it has a column of its own.
    condition(values) {
      const stated = values.filter((each) => each !== 'limited-edition')
      const inStock = { availability: { $in: stated } }
      if (stated.length === values.length) return inStock
      return stated.length > 0 ? { $or: [inStock, { isLimitedEdition: true }] } : { isLimitedEdition: true }
    },
  }),
  flag({ name: 'onSale', parameter: 'on_sale', label: 'On Sale', condition: { discount: { $gt: 0 } } }),
] as const

type PartOf<Each> = Each extends Filter<never, infer Part> ? Part : never
type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** What the filters narrow a listing by: the parts of all of them. */
export type ListingFilters = Joined<PartOf<(typeof table)[number]>>

/** Any filter of the table. */
export type AnyFilter = Filter<ListingFilters, Partial<ListingFilters>>

export const filters: readonly AnyFilter[] = table

/** Nothing chosen in any filter. */
export const noFilters = Object.assign({}, ...filters.map(({ none }) => none)) as ListingFilters // each gives its part
