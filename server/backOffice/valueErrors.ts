import { recordsError } from '#contract/recordLimits.ts'
import { rupeesOf } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { validationErrorIn } from '#server/app/jsonBody.ts'
import type { FileError } from './fileContent.ts'

/** What the shop would refuse in the fields of one product, field by field. */
export function valueErrors(fields: RecordFields, place: string): FileError[] {
  const errors = Object.entries(fields).flatMap(([column, value]): FileError[] => {
    const alone = Object.fromEntries([[column, value]])
    const tooLong = recordsError(alone)
    if (tooLong !== undefined) return [{ place, column, message: `${sentenceOf(tooLong)} Shorten it.` }]
    if (isNoPrice(column, value)) return [{ place, column, message: noPrice }]
    if (validationErrorIn(alone) === undefined) return []
    return [{ place, column, message: 'it has a character that cannot be stored. Type the text anew.' }]
  })
  if (errors.length > 0) return errors
  const whole = recordsError(fields)
  return whole === undefined ? [] : [{ place, message: `${sentenceOf(whole)} Shorten its description or its lists.` }]
}

/** The shop would sell at its default price instead. */
function isNoPrice(column: string, value: unknown): boolean {
  const isStated = value !== undefined && value !== null && value !== ''
  return (column === 'price' || column === 'originalPrice') && isStated && rupeesOf(value) === undefined
}

const noPrice = 'it is no amount in rupees that a product can have. Write digits alone, such as 2999.'

/** A refusal of the store without the name of the field, which stands in front of it. */
function sentenceOf(refusal: string): string {
  return refusal.replace(/^Field '.*' (is|has) /, 'it $1 ')
}
