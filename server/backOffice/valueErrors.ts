import { recordsError } from '#contract/recordLimits.ts'
import { rupeesOf } from '#domain/product/normaliseProduct.ts'
import { statedAvailability } from '#domain/product/availability.ts'
import { imagesOf } from '#domain/product/images.ts'
import { textOf, type RecordFields } from '#domain/product/read.ts'
import { validationErrorIn } from '#server/app/jsonBody.ts'
import type { FileError } from './fileContent.ts'

/** What the shop would refuse or not use in the fields of one product, field by field. */
export function valueErrors(fields: RecordFields, place: string): FileError[] {
  const errors = Object.entries(fields).flatMap(([column, value]): FileError[] => {
    const alone = Object.fromEntries([[column, value]])
    const tooLong = recordsError(alone)
    if (tooLong !== undefined) return [{ place, column, message: `${sentenceOf(tooLong)} Shorten it.` }]
    const ignored = ignoredValue(column, value)
    if (ignored !== undefined) return [{ place, column, message: ignored }]
    if (validationErrorIn(alone) === undefined) return []
    return [{ place, column, message: 'it has a character that cannot be stored. Type the text anew.' }]
  })
  if (errors.length > 0) return errors
  const whole = recordsError(fields)
  return whole === undefined ? [] : [{ place, message: `${sentenceOf(whole)} Shorten its description or its lists.` }]
}

/** What is wrong with a value that the shop would accept but treat as empty; undefined for any other. */
function ignoredValue(column: string, value: unknown): string | undefined {
  const stated = [value].flat().filter((each) => each !== undefined && each !== null && each !== '')
  if (stated.length === 0) return undefined
  switch (column) {
    case 'price':
    case 'originalPrice':
      if (rupeesOf(value) !== undefined) return undefined
      return 'it is no amount in rupees that a product can have. Write digits alone, such as 2999.'
    case 'availability':
      if (statedAvailability(textOf(value))) return undefined
      return 'it is none of in-stock, out-of-stock and pre-order. Write one of these.'
    case 'images':
      if (imagesOf(value, '', []).length === stated.length) return undefined
      return 'one of them is no address of a picture. Write /pictures/shelf.jpg, with %20 for a space and %25 for %; several go into ["…","…"].'
    case 'launchDate':
    case 'createdAt':
      if (isDay(textOf(value))) return undefined
      return 'it is no day in the order of year, month and day, such as 2025-10-02. A spreadsheet may have changed it.'
    default:
      return undefined
  }
}

/** Whether a text is a day of the calendar, or begins with one and a time. */
function isDay(text: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(text) ?? []
  const time = Date.parse(day ?? '')
  // A date that its month does not have is parsed as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}

/** A refusal of the store without its leading field name, which the report prints separately. */
function sentenceOf(refusal: string): string {
  return refusal.replace(/^Field '.*' (is|has) /, 'it $1 ')
}
