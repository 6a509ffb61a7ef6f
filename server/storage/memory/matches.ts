import type { Comparison, Condition, FilterValue } from '#contract/filter/condition.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { isListColumn, type ProductColumns } from '#domain/product/columns.ts'
import { compareText } from './compareText.ts'

/** Whether a product's columns meet a condition. */
export function matches(condition: Condition, columns: ProductColumns): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((each) => matches(each, columns))
    case 'any':
      return condition.of.some((each) => matches(each, columns))
    case 'not':
      return !matches(condition.of, columns)
    case 'contains':
      return valuesOf(condition.column, columns).some((value) => String(value).toLowerCase().includes(condition.text))
    case 'words':
      return condition.of.some((word) => columns.words.includes(word))
    case 'in':
      return valuesOf(condition.column, columns).some((value) => condition.values.includes(value))
    case 'compare': {
      const { column, comparison, value } = condition
      const values = valuesOf(column, columns)
      return comparison === 'ne'
        ? !values.includes(value)
        : values.some((each) => holds[comparison](compare(each, value)))
    }
  }
}

const holds: Readonly<Record<Exclude<Comparison, 'ne'>, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

function valuesOf(column: FilterColumn, columns: ProductColumns): readonly FilterValue[] {
  return isListColumn(column) ? columns.lists[column].map((value) => value.toLowerCase()) : [columns[column]]
}

/** Negative, 0 or positive, as `Array.sort` wants it; both values are of one column, hence of one type. */
export function compare(one: FilterValue, other: FilterValue): number {
  return typeof one === 'string' && typeof other === 'string' ? compareText(one, other) : Number(one) - Number(other)
}
