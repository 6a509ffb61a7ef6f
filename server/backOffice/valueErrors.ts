import { recordsError } from '#contract/recordLimits.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { unstorableTextIn } from '#server/app/jsonBody.ts'
import type { FileError } from './fileContent.ts'

/** What the shop would refuse in the fields of one product, field by field. */
export function valueErrors(fields: RecordFields, place: string): FileError[] {
  const errors = Object.entries(fields).flatMap(([column, value]): FileError[] => {
    const alone = Object.fromEntries([[column, value]])
    const tooLong = recordsError(alone)
    if (tooLong !== undefined) return [{ place, column, message: `${sentenceOf(tooLong)} Shorten it.` }]
    if (unstorableTextIn(alone) === undefined) return []
    return [{ place, column, message: 'it has a character that cannot be stored. Type the text anew.' }]
  })
  if (errors.length > 0) return errors
  const whole = recordsError(fields)
  return whole === undefined ? [] : [{ place, message: `${sentenceOf(whole)} Shorten its description or its lists.` }]
}

/** A refusal of the store without the name of the field, which stands in front of it. */
function sentenceOf(refusal: string): string {
  return refusal.replace(/^Field '.*' (is|has) /, 'it $1 ')
}
