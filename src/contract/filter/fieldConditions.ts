import { slugOf } from '#domain/slug.ts'
import { spendCost, spendListedValues, type FilterBudget } from './budget.ts'
import { comparisonCost, regexCost } from './cost.ts'
import type { Comparison, Condition, FilterValue } from './condition.ts'
import type { ColumnKind } from '#domain/product/columns.ts'
import type { FilterFieldRule } from './fields.ts'
import { filterLimits } from './limits.ts'
import { literalText } from './literalText.ts'
import { kindOf, objectOf, quoted, InvalidFilter } from './invalidFilter.ts'

const comparisons = new Map<string, Comparison>([
  ['$eq', 'eq'],
  ['$ne', 'ne'],
  ['$gt', 'gt'],
  ['$gte', 'gte'],
  ['$lt', 'lt'],
  ['$lte', 'lte'],
])

const equalities: readonly string[] = ['$eq', '$ne', '$in']
const ordered: readonly string[] = [...equalities, '$gt', '$gte', '$lt', '$lte']
const searched: readonly string[] = ['$regex', '$options']
const known = new Set([...ordered, ...searched])

const operatorsOf: Readonly<Record<ColumnKind, readonly string[]>> = {
  text: [...ordered, ...searched],
  word: ordered,
  slug: [...equalities, ...searched],
  number: ordered,
  flag: equalities,
  list: [...equalities, ...searched],
}

/** The conditions one field of a filter sets: a bare value, or an object of operators. Throws `InvalidFilter`. */
export function fieldConditions(
  name: string,
  field: FilterFieldRule,
  value: unknown,
  budget: FilterBudget,
): Condition[] {
  if (typeof value !== 'object' || value === null) return [operatorCondition(name, field, '$eq', value, budget)]
  if (Array.isArray(value))
    throw new InvalidFilter(`Filter field ${quoted(name)} got a list; several values go into '$in'.`)
  const operators = objectOf(value, `Filter field ${quoted(name)}`)
  const names = Object.keys(operators)
  if (names.length === 0) throw new InvalidFilter(`Filter field ${quoted(name)} has an empty condition.`)
  for (const operator of names) checkOperator(name, field, operator, operators)
  return names
    .filter((operator) => operator !== '$options')
    .map((operator) => operatorCondition(name, field, operator, operators[operator], budget))
}

function checkOperator(
  name: string,
  field: FilterFieldRule,
  operator: string,
  operators: Readonly<Record<string, unknown>>,
): void {
  if (!known.has(operator)) throw new InvalidFilter(`Unknown filter operator ${quoted(operator)} on ${quoted(name)}.`)
  if (!operatorsOf[field.kind].includes(operator)) {
    throw new InvalidFilter(`Filter field ${quoted(name)} does not take ${quoted(operator)}.`)
  }
  if (operator !== '$options') return
  const options = operators[operator]
  // Every search is case-insensitive, so 'i' changes nothing; the other letters MongoDB knows cannot change literal
  // text.
  if (typeof options !== 'string' || !/^[imsux]*$/.test(options) || !('$regex' in operators)) {
    throw new InvalidFilter(`'$options' on ${quoted(name)} takes letters out of 'imsux', beside '$regex'.`)
  }
}

function operatorCondition(
  name: string,
  { column, kind }: FilterFieldRule,
  operator: string,
  value: unknown,
  budget: FilterBudget,
): Condition {
  if (operator === '$in') {
    if (!Array.isArray(value)) throw new InvalidFilter(`'$in' on ${quoted(name)} takes a list, not ${kindOf(value)}.`)
    spendListedValues(budget, value.length)
    spendCost(budget, comparisonCost(column, value.length))
    return { kind: 'in', column, values: value.map((each: unknown) => valueOf(name, kind, operator, each)) }
  }
  if (operator === '$regex') {
    if (typeof value !== 'string')
      throw new InvalidFilter(`'$regex' on ${quoted(name)} takes a text, not ${kindOf(value)}.`)
    if (value.length > filterLimits.textLength) {
      throw new InvalidFilter(`'$regex' on ${quoted(name)} is longer than ${filterLimits.textLength} characters.`)
    }
    const text = literalText(value).toLowerCase()
    spendCost(budget, regexCost(text))
    return { kind: 'contains', column, text }
  }
  const comparison = comparisons.get(operator)
  if (!comparison) throw new InvalidFilter(`Unknown filter operator ${quoted(operator)} on ${quoted(name)}.`)
  spendCost(budget, comparisonCost(column))
  return { kind: 'compare', column, comparison, value: valueOf(name, kind, operator, value) }
}

const expected: Readonly<Record<ColumnKind, 'string' | 'number' | 'boolean'>> = {
  text: 'string',
  word: 'string',
  slug: 'string',
  number: 'number',
  flag: 'boolean',
  list: 'string',
}

const expectedNames = { string: 'a text', number: 'a number', boolean: 'true or false' } as const

function valueOf(name: string, kind: ColumnKind, operator: string, value: unknown): FilterValue {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new InvalidFilter(`Filter field ${quoted(name)} got a number too large to hold.`)
  }
  if (typeof value !== expected[kind]) {
    const got = kindOf(value)
    throw new InvalidFilter(
      `Filter field ${quoted(name)} takes ${expectedNames[expected[kind]]}, but ${quoted(operator)} got ${got}.`,
    )
  }
  if (kind === 'slug') return slugOf(String(value))
  if (kind === 'list') return String(value).toLowerCase()
  return value as FilterValue // its type was compared with the field's just above
}
