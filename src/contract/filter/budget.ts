import { filterLimits } from './limits.ts'
import { Refused } from './refused.ts'

/** What a filter has asked for so far. */
export interface FilterBudget {
  conditions: number
  listedValues: number
}

/** Adds comparisons to what the filter asks for. Throws `Refused` beyond the limit. */
export function spendConditions(budget: FilterBudget, conditions: number): void {
  budget.conditions += conditions
  if (budget.conditions > filterLimits.conditions) {
    throw new Refused(`The filter has more than ${filterLimits.conditions} conditions.`)
  }
}

/** Adds values of an $in list. Throws `Refused` beyond the limit. */
export function spendListedValues(budget: FilterBudget, values: number): void {
  budget.listedValues += values
  if (budget.listedValues > filterLimits.listedValues) {
    throw new Refused(`The filter lists more than ${filterLimits.listedValues} values.`)
  }
}
