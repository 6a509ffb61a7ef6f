import type { RecordFields } from '#domain/product/read.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'

/** Records on which stores may differ: other scripts, SQL special characters, blanks, duplicates and extremes. */
const awkward: readonly RecordFields[] = [
  { _id: 'odd-1', name: 'Zari Über-Saree', color: 'ÉCRU', tags: ['50% silk', 'under_score', 'back\\slash'], price: 1 },
  {
    _id: 'odd-2',
    name: 'zari über-saree',
    color: ['écru'],
    tags: ["'quoted'", '"double"', 'semi;colon --'],
    price: '1',
  },
  { id: 'odd-3', name: 'കസവ് സാരി', description: 'കൈത്തറി', fabric: 'കോട്ടൺ', category: 'കസവ്' },
  { id: 4, name: '😀 emoji', tags: ['😀'], price: 9_007_199_254, sortOrder: -1 },
  { entityId: 'odd-5', name: 'ｚｅｎ full width', launchDate: '', reviewCount: 0, rating: 5 },
  { entityId: 'odd-6', name: '', launchDate: '', reviewCount: 1e300, sortOrder: 1e300, rating: 0.1 },
  { entityId: 'odd-7', productCode: 'X-7', createdAt: '2025-01-01', sortOrder: 0.5, isActive: false },
  { entityId: 'odd-8', name: 'İstanbul ipeği', brand: 'ΟΔΟΣ', occasion: [{ name: 'Wedding' }, { label: 'TEMPLE' }] },
  { entityId: 'odd-9', name: 'Same', price: 4000, originalPrice: 5000, rating: 4.5, launchDate: '2025-05-05' },
  { entityId: 'odd-10', name: 'Same', price: 4000, originalPrice: 5000, rating: 4.5, launchDate: '2025-05-05' },
  { entityId: 'odd-11', name: 'same', price: 4000, rating: 4.5, launchDate: '2025-05-05', category: 'PURE SILKS' },
  { entityId: 'ODD-9', _id: 'odd-1', id: 'odd-5', name: 'Shares its lesser ids', stockCount: 0 },
  { entityId: "odd'; drop table products; --", name: 'Bobby', tags: ['%', '_', '\\', '*', '(', '[a-z]+'] },
  {
    entityId: 'odd-13',
    name: 'tab\tand\nline',
    description: '100%_\\',
    availability: 'Pre Order',
    work: 'zari, Zari,  ',
  },
]

/** What every store of the suite holds: the demo catalogue and the awkward ones. */
export const records: readonly RecordFields[] = [...catalogueRecords, ...awkward]
