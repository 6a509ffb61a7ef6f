import { categories, categoryOf } from '#domain/category.ts'
import type { Option } from '#ui/Select/Options.tsx'

/** For a select of categories; '' is all of them. An unknown category is listed while it is the current one. */
export function categoryOptions(current: string | undefined): Option[] {
  const all = [{ value: '', label: 'All' }, ...categories.map(({ slug, name }) => ({ value: slug, label: name }))]
  return current === undefined || all.some(({ value }) => value === current)
    ? all
    : [...all, { value: current, label: categoryOf(current).name }]
}
