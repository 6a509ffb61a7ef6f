import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { quoted } from './filter/invalidFilter.ts'

/** How much one CREATE or UPDATE may contain (handbook, Rules: product data). */
export const recordLimits = {
  /** Records of one CREATE. */
  records: 1000,
  /** Characters of one record, as JSON. */
  characters: 50_000,
  /** Values of a list, pictures and lines of specifications included. */
  values: 100,
  /** Characters of one value of a list or an object. */
  value: 500,
  /** Characters of a text the shop does not know. */
  otherText: 2000,
} as const

/** Characters of the texts of a product. */
const textLimits = new Map(
  Object.entries({
    _id: 200,
    id: 200,
    entityId: 200,
    name: 200,
    slug: 200,
    productCode: 60,
    description: 20_000,
    shortDescription: 1000,
    category: 100,
    subcategory: 100,
    brand: 100,
    pattern: 100,
    availability: 60,
    weight: 60,
    length: 60,
    launchDate: 60,
    createdAt: 60,
    updatedAt: 60,
    estimatedDelivery: 60,
    returnPolicy: 500,
    washCare: 500,
    care: 1000,
    companyName: 200,
    app: 200,
    branchId: 200,
  }),
)

/** One of them is a product's key, and with it part of the address of its page. */
const ids = new Set(['_id', 'id', 'entityId'])
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unaddressable = /^\.\.?$|[\u0000-\u001F\u007F-\u009F\u2028\u2029]/

/** Lists that may also come as one text with commas. */
const joinedLists = new Set(['fabric', 'color', 'occasion', 'work', 'tags', 'materials', 'seoKeywords'])
/** Characters of a colour, a tag and their like. */
const listedText = 60

/** What is too long, too large or too much in the records of a write, naming the field; undefined where nothing is. */
export function recordsError(data: RecordFields | readonly RecordFields[]): string | undefined {
  if (!Array.isArray(data)) return recordError(fieldsOf(data), 'data')
  if (data.length > recordLimits.records) {
    return `Field 'data' has ${data.length} records; ${recordLimits.records} are the most. Send the rest in another request.`
  }
  for (const [index, record] of data.entries()) {
    const error = recordError(fieldsOf(record), `data.${index}`)
    if (error) return error
  }
  return undefined
}

function recordError(record: RecordFields, path: string): string | undefined {
  for (const [name, value] of Object.entries(record)) {
    const error = fieldError(name, value, `${path}.${name}`)
    if (error) return error
  }
  const { length } = JSON.stringify(record)
  return length > recordLimits.characters
    ? `Field ${quoted(path)} is longer than ${recordLimits.characters} characters in all.`
    : undefined
}

function fieldError(name: string, value: unknown, path: string): string | undefined {
  if (joinedLists.has(name)) {
    const parts = [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]))
    return valuesError(parts, listedText, path)
  }
  if (ids.has(name) && typeof value === 'string' && unaddressable.test(value.trim())) {
    return `Field ${quoted(path)} cannot be part of an address: it is '.' or '..', or has control characters.`
  }
  const characters = textLimits.get(name)
  if (typeof value === 'string') return textError(value, characters ?? recordLimits.otherText, path)
  return valuesError(value, Math.min(characters ?? recordLimits.value, recordLimits.value), path)
}

/** Checks a number, and a list or an object, names included, recursively. */
function valuesError(value: unknown, characters: number, path: string): string | undefined {
  // JSON has numbers such as 1e400, which JavaScript reads as Infinity and writes as null.
  if (typeof value === 'number' && !Number.isFinite(value)) return `Field ${quoted(path)} has a number beyond 1e308.`
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  if (entries.length > recordLimits.values) return `Field ${quoted(path)} has more than ${recordLimits.values} values.`
  for (const [name, inner] of entries) {
    const error =
      textError(name, characters, path) ??
      (typeof inner === 'string' ? textError(inner, characters, path) : valuesError(inner, recordLimits.value, path))
    if (error) return error
  }
  return undefined
}

function textError(text: string, characters: number, path: string): string | undefined {
  return text.trim().length > characters ? `Field ${quoted(path)} is longer than ${characters} characters.` : undefined
}
