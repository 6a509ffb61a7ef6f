import { filterLimits } from './limits.ts'
import { InvalidFilter } from './invalidFilter.ts'

/** How much of `filterLimits` a filter has used so far. */
export interface FilterBudget {
  conditions: number
  listedValues: number
  cost: number
}

/** Counts comparisons. Throws `InvalidFilter` beyond the limit. */
export function spendConditions(budget: FilterBudget, conditions: number): void {
  budget.conditions += conditions
  if (budget.conditions > filterLimits.conditions) {
    throw new InvalidFilter(`The filter has more than ${filterLimits.conditions} conditions.`)
  }
}

/** Counts values of an $in list. Throws `InvalidFilter` beyond the limit. */
export function spendListedValues(budget: FilterBudget, values: number): void {
  budget.listedValues += values
  if (budget.listedValues > filterLimits.listedValues) {
    throw new InvalidFilter(`The filter lists more than ${filterLimits.listedValues} values.`)
  }
}

/** Adds the cost of conditions; `checkCost` refuses a filter above the limit, as it can name the total. */
export function spendCost(budget: FilterBudget, cost: number): void {
  budget.cost += cost
}

/** Throws `InvalidFilter` for a filter that costs more than the limit. */
export function checkCost({ cost }: FilterBudget): void {
  if (cost <= filterLimits.cost) return
  throw new InvalidFilter(
    `The filter costs ${cost}, and ${filterLimits.cost} is the most: a comparison costs 1, a '$regex' 10 and more by ` +
      `its length. Ask for less at once, or use 'search'.`,
  )
}
