import { spendConditions, type FilterBudget } from './budget.ts'
import type { Condition } from './condition.ts'
import { fieldConditions } from './fieldConditions.ts'
import { filterField } from './fields.ts'
import { filterLimits } from './limits.ts'
import { objectOf, quoted, Refused } from './refused.ts'

/** Reads the conditions of a filter: fields, $and, $or. Throws `Refused`, naming what it does not know. */
export function conditionOf(filter: Readonly<Record<string, unknown>>): Condition {
  return conditionAt(filter, 1, { conditions: 0, listedValues: 0 })
}

function conditionAt(filter: Readonly<Record<string, unknown>>, depth: number, budget: FilterBudget): Condition {
  if (depth > filterLimits.depth) throw new Refused(`The filter is nested deeper than ${filterLimits.depth} levels.`)
  const entries = Object.entries(filter)
  // An empty object costs as much as a comparison: thousands of them in an $or must not reach a store.
  if (entries.length === 0) spendConditions(budget, 1)
  return {
    kind: 'all',
    of: entries.flatMap(([name, value]) => {
      if (name === '$and') return [{ kind: 'all', of: branchesOf(name, value, depth, budget) } as const]
      if (name === '$or') return [{ kind: 'any', of: branchesOf(name, value, depth, budget) } as const]
      if (name.startsWith('$')) throw new Refused(`Unknown filter operator ${quoted(name)}.`)
      const field = filterField(name)
      if (!field) throw new Refused(`Unknown filter field ${quoted(name)}.`)
      const conditions = fieldConditions(name, field, value, budget)
      spendConditions(budget, conditions.length)
      return conditions
    }),
  }
}

function branchesOf(name: string, value: unknown, depth: number, budget: FilterBudget): Condition[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new Refused(`${quoted(name)} takes a list with at least one condition.`)
  return value.map((branch: unknown) =>
    conditionAt(objectOf(branch, `A condition in ${quoted(name)}`), depth + 1, budget),
  )
}
