/**
 * Tolerant parsers for one value of a record. They never throw and look at nothing but the value;
 * undefined means the record does not state it.
 */
export type RecordFields = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object: neither null nor a list. */
export function isObject(value: unknown): value is RecordFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of an unknown value; anything but an object has none. */
export function fieldsOf(value: unknown): RecordFields {
  return isObject(value) ? value : {}
}

/** Trimmed text; numbers count as text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return Number.isFinite(value) ? String(value) : ''
}

/** A finite number; text such as '2,999', '₹2,999' or '5.5 m' is parsed from its first number. */
export function numberOf(value: unknown): number | undefined {
  // -0 becomes 0: JSON does not preserve it.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (typeof value !== 'string') return undefined
  const number = Number(/-?\d+(?:\.\d+)?/.exec(value.replaceAll(',', ''))?.[0])
  return Number.isFinite(number) ? number + 0 : undefined
}

/** A flag; 'true', 'yes', 1 and their opposites count. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const word = textOf(value).toLowerCase()
  if (word === 'true' || word === 'yes' || word === '1') return true
  if (word === 'false' || word === 'no' || word === '0') return false
  return undefined
}

/**
 * A list of texts, from a list or one text, each of which may join several by commas; without blanks and duplicates,
 * ignoring case.
 */
export function textsOf(value: unknown): string[] {
  return distinct(listOf(value).flatMap((part) => nameOrText(part).split(',')))
}

/** A list of sentences: like `textsOf`, but a comma inside one text is only a comma. */
export function sentencesOf(value: unknown): string[] {
  return distinct(listOf(value).map(nameOrText))
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** The trimmed texts without blanks, each in its first spelling: case is ignored. */
export function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
}

/** The text of a value that may also come as {name} or {label}. */
export function nameOrText(value: unknown): string {
  const fields = fieldsOf(value)
  return textOf(value) || textOf(fields['name']) || textOf(fields['label'])
}
