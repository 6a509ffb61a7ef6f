import type { FacetColumn } from '../product/columns.ts'
import type { Product } from '../product/product.ts'
import type { ProductClause } from './productClause.ts'

/**
 * One filter of the listing. `Takes` is the part of a listing it reads, `Gives` the part it sets; for a single filter
 * both are the same, they differ only in the type of a list of filters.
 */
export interface Filter<in Takes, out Gives> {
  name: string
  /** The names of its URL parameters. */
  parameters: readonly string[]
  /** Nothing chosen. */
  none: Gives
  fromUrl: (parameters: URLSearchParams) => Gives
  toUrl: (chosen: Takes) => readonly UrlParameter[]
  /** What a product has to be; {} while nothing is chosen. */
  condition: (chosen: Takes) => ProductClause
  /** One for each choice; each counts as an active filter. */
  chips: (chosen: Takes) => readonly FilterChip<Gives>[]
  control: FilterControl<Takes, Gives>
  /** Only a URL can set it; the panel has no control for it. */
  isHidden?: boolean | undefined
}

/** A filter over one part of a listing. */
export type FilterOf<Part> = Filter<Part, Part>

export type UrlParameter = readonly [name: string, value: string]

interface FilterChip<out Gives> {
  /** Distinct among the chips of its filter. */
  key: string
  label: string
  /** What is left without it. */
  without: Gives
}

/** A choice of a control. */
export interface FilterOption {
  value: string
  label: string
  /** Number of stars shown before the label. */
  stars?: number | undefined
}

/** How the panel shows a filter. */
export type FilterControl<Takes, Gives> =
  | ValuesControl<Takes, Gives>
  | OptionsControl<Takes, Gives>
  | RadioControl<Takes, Gives>
  | FlagControl<Takes, Gives>

/** Checkboxes for the values the catalogue has, each with its count. */
export interface ValuesControl<in Takes, out Gives> {
  kind: 'values'
  label: string
  /** What the values are called within a sentence. */
  plural: string
  column: ValuesColumn
  /** Each value is a colour and shows it. */
  hasSwatches?: boolean | undefined
  chosen: (chosen: Takes) => readonly string[]
  choose: (values: readonly string[]) => Gives
}

/** Checkboxes of a fixed list. */
interface OptionsControl<in Takes, out Gives> {
  kind: 'options'
  label: string
  options: readonly FilterOption[]
  chosen: (chosen: Takes) => readonly string[]
  choose: (values: readonly string[]) => Gives
}

/** One of a fixed list, the first of which clears the choice. */
interface RadioControl<in Takes, out Gives> {
  kind: 'radio'
  label: string
  options: readonly FilterOption[]
  /** '' if the choice is none of the options. */
  chosen: (chosen: Takes) => string
  choose: (value: string) => Gives
}

/** One checkbox. */
interface FlagControl<in Takes, out Gives> {
  kind: 'flag'
  label: string
  chosen: (chosen: Takes) => boolean
  choose: (isChosen: boolean) => Gives
}

/** Facet columns that are also text fields of a product, under the same name. */
export type RecordColumn = {
  [Name in FacetColumn & keyof Product]: Product[Name] extends string | readonly string[] ? Name : never
}[FacetColumn & keyof Product]

/** Columns whose values the panel offers; colour families are the shop's own list. */
export type ValuesColumn = RecordColumn | 'colorFamily'
