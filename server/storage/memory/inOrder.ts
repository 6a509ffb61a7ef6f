import type { OrderStep } from '#contract/filter/order.ts'
import type { ProductColumns } from '#domain/product/columns.ts'
import { compare } from './matches.ts'

/** Compares two products by the steps of an order. */
export function inOrder(steps: readonly OrderStep[]): (one: ProductColumns, other: ProductColumns) => number {
  return (one, other) => {
    for (const step of steps) {
      const order = stepOrder(step, one, other)
      if (order !== 0) return order
    }
    return 0
  }
}

function stepOrder({ column, descending }: OrderStep, one: ProductColumns, other: ProductColumns): number {
  const [left, right] =
    column === 'name' ? [one.name.toLowerCase(), other.name.toLowerCase()] : [one[column], other[column]]
  const blanks = Number(left === '') - Number(right === '')
  return blanks || (descending ? compare(right, left) : compare(left, right))
}
