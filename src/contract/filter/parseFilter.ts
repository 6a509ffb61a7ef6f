import { wordsIn } from '#domain/search/words.ts'
import type { Condition } from './condition.ts'
import { filterLimits } from './limits.ts'
import { orderSteps, sortKeys, sortOrders, type OrderStep } from './order.ts'
import { parseCondition } from './parseCondition.ts'
import { isRecordField, type RecordField } from './recordFields.ts'
import { objectOf, quoted, InvalidFilter } from './invalidFilter.ts'

/** A whole query to the catalogue. */
export interface ProductQuery {
  condition: Condition
  /** The search as typed; undefined for none. Its meaning depends on the words of the catalogue. */
  search: string | undefined
  order: readonly OrderStep[]
  limit: number
  skip: number
  /** The record's fields to return; undefined for all of them. */
  fields: readonly RecordField[] | undefined
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string }

/** Parses the filter of a READ. Anything unknown is refused by name; nothing is ever ignored. */
export function parseFilter(filter: unknown): Parsed<ProductQuery> {
  return parsed(() => {
    const { sortBy, sortOrder, limit, skip, fields, search, ...conditions } = objectOf(filter, 'The filter')
    return {
      condition: parseCondition(conditions),
      search: searchOf(search),
      order: orderSteps(oneOf('sortBy', sortKeys, sortBy), oneOf('sortOrder', sortOrders, sortOrder)),
      limit: wholeNumber('limit', limit, filterLimits.products) ?? filterLimits.products,
      skip: wholeNumber('skip', skip, Number.MAX_SAFE_INTEGER) ?? 0,
      fields: fieldsOf(fields),
    }
  })
}

/** Parses the filter of a request for facets: conditions and a search, since a count has neither order nor pages. */
export function parseScope(filter: unknown): Parsed<Pick<ProductQuery, 'condition' | 'search'>> {
  return parsed(() => {
    const { search, ...conditions } = objectOf(filter, 'The filter')
    const stray = ['sortBy', 'sortOrder', 'limit', 'skip', 'fields'].find((name) => name in conditions)
    if (stray) throw new InvalidFilter(`${quoted(stray)} has no meaning beside 'facets'.`)
    return { condition: parseCondition(conditions), search: searchOf(search) }
  })
}

/** Parses the filter of an UPDATE or DELETE: conditions only, since order and paging have no meaning there. */
export function parseTarget(filter: unknown): Parsed<Condition> {
  return parsed(() => {
    const conditions = objectOf(filter, 'The filter')
    const stray = ['sortBy', 'limit', 'skip', 'fields', 'search'].find((name) => name in conditions)
    if (stray) throw new InvalidFilter(`${quoted(stray)} has no meaning in the filter of an UPDATE or DELETE.`)
    return parseCondition(conditions)
  })
}

function parsed<T>(read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof InvalidFilter) return { ok: false, message: error.message }
    throw error
  }
}

function searchOf(search: unknown): string | undefined {
  if (search === undefined) return undefined
  if (typeof search !== 'string') throw new InvalidFilter("'search' takes a text.")
  const { textLength, searchWords } = filterLimits
  // One character may normalise to several words: both the typed and the distinct normalised words are limited.
  const [typed, different] = [search.trim().split(/\s+/).length, new Set(wordsIn(search)).size]
  if (search.length > textLength || Math.max(typed, different) > searchWords) {
    throw new InvalidFilter(`'search' takes ${textLength} characters and ${searchWords} words at most.`)
  }
  return search.trim() || undefined
}

function oneOf<T extends string>(name: string, choices: readonly T[], value: unknown): T | undefined {
  if (value === undefined) return undefined
  const choice = choices.find((each) => each === value)
  if (choice === undefined) throw new InvalidFilter(`'${name}' takes one of ${choices.join(', ')}.`)
  return choice
}

function wholeNumber(name: string, value: unknown, max: number): number | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value
  throw new InvalidFilter(`'${name}' takes a whole number from 0 to ${max}.`)
}

function fieldsOf(value: unknown): RecordField[] | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw new InvalidFilter("'fields' takes a list of field names.")
  return value.map((name: unknown) => {
    if (typeof name !== 'string') throw new InvalidFilter("'fields' takes a list of field names.")
    if (!isRecordField(name)) throw new InvalidFilter(`Unknown field ${quoted(name)} in 'fields'.`)
    return name
  })
}
