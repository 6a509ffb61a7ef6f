import { columnsOf, isListColumn, type FacetColumn, type ProductColumns } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { answeredRecord, DuplicateProduct, patchedRecord, unwritten, type Catalogue } from '#server/app/catalogue.ts'
import { facetOf } from './facetOf.ts'
import { inOrder } from './memory/inOrder.ts'
import { matches } from './memory/matches.ts'

interface Entry {
  record: RecordFields
  addToBackOffice: boolean | undefined
  columns: ProductColumns
}

/** An in-memory catalogue for stories and tests. The contract suite holds it to the databases' behaviour. */
export function memoryCatalogue(records: readonly RecordFields[] = []): Catalogue {
  let entries = added([], records, undefined)
  let writes = 0
  let words: { writes: number; of: ReadonlySet<string> } | undefined
  return {
    async read({ condition, first, order, limit, skip }) {
      const byOrder = inOrder(order)
      const found = entries
        .filter(({ columns }) => matches(condition, columns))
        .sort((one, other) => byOrder(one.columns, other.columns))
      const isFirst = ({ columns }: Entry) => first !== undefined && matches(first, columns)
      const listed = [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))]
      const page = listed.slice(skip, skip + limit)
      return { records: page.map((entry) => answeredRecord(entry.record, entry.addToBackOffice)), total: found.length }
    },
    async create(created, addToBackOffice) {
      entries = added(entries, created, addToBackOffice)
      writes += 1
      return created.map((record) => answeredRecord(record, addToBackOffice))
    },
    async update(condition, patch) {
      const touched = new Set(entries.filter(({ columns }) => matches(condition, columns)))
      entries = entries.map((entry) => {
        return touched.has(entry) ? entryOf(patchedRecord(entry.record, patch), entry.addToBackOffice) : entry
      })
      writes += 1
      return touched.size
    },
    async remove(condition) {
      const kept = entries.filter(({ columns }) => !matches(condition, columns))
      const removed = entries.length - kept.length
      entries = kept
      writes += 1
      return removed
    },
    version: () => Promise.resolve(writes === 0 && records.length === 0 ? unwritten : String(writes)),
    words() {
      if (words?.writes !== writes) words = { writes, of: new Set(entries.flatMap(({ columns }) => columns.words)) }
      return Promise.resolve(words.of)
    },
    facets(condition, columns) {
      const found = entries.filter((entry) => matches(condition, entry.columns))
      const once = (value: string) => ({ value, count: 1 })
      return Promise.resolve(
        columns.map((column) =>
          facetOf(
            column,
            found.flatMap((entry) => valuesIn(entry, column).map(once)),
          ),
        ),
      )
    },
  }
}

function valuesIn({ columns }: Entry, column: FacetColumn): readonly string[] {
  return isListColumn(column) ? columns.lists[column] : [columns[column]]
}

function added(
  entries: readonly Entry[],
  records: readonly RecordFields[],
  addToBackOffice: boolean | undefined,
): Entry[] {
  const keys = new Set(entries.map(({ columns }) => columns.key))
  const created = records.map((record) => entryOf(record, addToBackOffice))
  for (const { columns } of created) {
    if (keys.has(columns.key)) throw new DuplicateProduct(columns.key)
    keys.add(columns.key)
  }
  return [...entries, ...created]
}

function entryOf(record: RecordFields, addToBackOffice: boolean | undefined): Entry {
  return { record, addToBackOffice, columns: columnsOf(normaliseProduct(record)) }
}
