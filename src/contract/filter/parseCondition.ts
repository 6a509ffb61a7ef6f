import { checkCost, spendConditions, type FilterBudget } from './budget.ts'
import type { Condition } from './condition.ts'
import { fieldConditions } from './fieldConditions.ts'
import { filterField } from './fields.ts'
import { filterLimits } from './limits.ts'
import { objectOf, quoted, InvalidFilter } from './invalidFilter.ts'

/** Parses the conditions of a filter: fields, $and, $or. Throws `InvalidFilter`, naming what it does not know. */
export function parseCondition(filter: Readonly<Record<string, unknown>>): Condition {
  const budget: FilterBudget = { conditions: 0, listedValues: 0, cost: 0 }
  const condition = conditionAt(filter, 1, budget)
  checkCost(budget)
  return condition
}

function conditionAt(filter: Readonly<Record<string, unknown>>, depth: number, budget: FilterBudget): Condition {
  if (depth > filterLimits.depth)
    throw new InvalidFilter(`The filter is nested deeper than ${filterLimits.depth} levels.`)
  const entries = Object.entries(filter)
  // An empty object costs as much as a comparison: thousands of them in an $or must not reach a store.
  if (entries.length === 0) spendConditions(budget, 1)
  return {
    kind: 'all',
    of: entries.flatMap(([name, value]) => {
      if (name === '$and') return [{ kind: 'all', of: branchesOf(name, value, depth, budget) } as const]
      if (name === '$or') return [{ kind: 'any', of: branchesOf(name, value, depth, budget) } as const]
      if (name.startsWith('$')) throw new InvalidFilter(`Unknown filter operator ${quoted(name)}.`)
      const field = filterField(name)
      if (!field) throw new InvalidFilter(`Unknown filter field ${quoted(name)}.`)
      const conditions = fieldConditions(name, field, value, budget)
      spendConditions(budget, conditions.length)
      return conditions
    }),
  }
}

function branchesOf(name: string, value: unknown, depth: number, budget: FilterBudget): Condition[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new InvalidFilter(`${quoted(name)} takes a list with at least one condition.`)
  return value.map((branch: unknown) =>
    conditionAt(objectOf(branch, `A condition in ${quoted(name)}`), depth + 1, budget),
  )
}
