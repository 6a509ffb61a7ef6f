import type { CatalogueRecord } from './record.ts'

type Oddity = (record: CatalogueRecord) => CatalogueRecord

/**
 * Untidy versions of some records, as real back offices export them, by entityId. A shop tested with tidy records alone
 * would break on its first day, so the demo catalogue includes these.
 */
const oddities: Readonly<Record<string, Oddity>> = {
  'cl-07': (record) => ({ ...record, category: 'Cotton/Linen', subcategory: undefined }),
  'cl-15': (record) => ({ ...record, price: '2,999', originalPrice: '2,999' }),
  'ss-05': (record) => ({ ...record, images: urlsOf(record) }),
  'ss-12': (record) => ({ ...record, images: [] }),
  'us-14': ({ name: _name, slug: _slug, ...record }) => record,
  'us-12': (record) => ({ ...record, category: 'unstitched-salwar-suites', work: textOf(record['work']) }),
  'fw-09': (record) => ({ ...record, color: textOf(record['color']) }),
  'pw-04': (record) => ({ ...record, images: urlsOf(record).map((url) => ({ url })) }),
  'ww-06': ({ price: _price, originalPrice: _original, discount: _discount, ...record }) => record,
}

/** Entity ids of the untidy records. */
export const untidyKeys: readonly string[] = Object.keys(oddities)

/** The record as it is seeded: most unchanged, some untidy. */
export function asItArrives(record: CatalogueRecord): CatalogueRecord {
  return oddities[String(record['entityId'])]?.(record) ?? record
}

function urlsOf({ images }: CatalogueRecord): string[] {
  return Array.isArray(images) ? images.map(({ url }) => String(url)) : []
}

function textOf(list: unknown): string {
  return Array.isArray(list) ? list.join(', ') : ''
}
