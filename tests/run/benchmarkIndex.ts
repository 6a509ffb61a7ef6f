import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * Lighthouse's measure of one core, taken in this process for a second: 1200 on a slow shared machine, 4000 on a fast one.
 * The time of a run says little without it.
 */
export function benchmarkIndex(): number {
  return Math.round(pageFunctions.computeBenchmarkIndex())
}
