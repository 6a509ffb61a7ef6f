import { units } from './countWords.ts'
import { codeLetters } from './stopWords.ts'

/** Rupees, both included. */
export interface PriceBounds {
  min?: number
  max?: number
}

const currency = String.raw`(?:₹|rs\b\.?|inr\b)`
const figure = String.raw`(\d[\d,]*(?:\.\d+)?) ?(k\b|${units.hundred}|${units.thousand}|${units.lakh})?`
const amount = String.raw`(?:${currency} ?)?${figure}(?: ?(?:rupees?\b|${currency}|/-))?`

type Reading = (one: number, other: number) => PriceBounds

export const upTo: Reading = (price) => ({ max: price })
const from: Reading = (price) => ({ min: price })
const between: Reading = (one, other) => ({ min: Math.min(one, other), max: Math.max(one, other) })
/** 'Around' is a fifth more or less. */
const around: Reading = (price) => ({ min: Math.round(price * 0.8), max: Math.round(price * 1.2) })

/** Excludes 'above 5000 and below 10000', where the words belong to the next amount. */
const noAmountNext = String.raw`(?! ?(?:${currency} ?)?\d)`

/** Turns the comparison after it into its opposite. */
const negation = String.raw`\b(?:no|not|never)`

/** Phrases of prices, the longest first. */
export const phrases = readings([
  [String.raw`(?:between|from) ${amount} (?:and|&|to) ${amount}`, between],
  [String.raw`(?<![\w-])${amount} ?(?:-|–|to|se) ?${amount}(?![\w-])`, between],
  [
    String.raw`${amount} ?(?:se kam|ke andar|ke neeche|tak|or less|and below${noAmountNext}|budget\b|से कम|तक|താഴെ)`,
    upTo,
  ],
  [String.raw`${amount} ?(?:se zyada|se upar|or more|and above${noAmountNext}|\+)`, from],
  [String.raw`${negation} (?:(?:more|higher|greater|costlier) than|above|over) ${amount}`, upTo],
  [String.raw`${negation} (?:(?:less|lower|cheaper) than|under|below) ${amount}`, from],
  [
    String.raw`(?:\b(?:under|below|less than|lower than|cheaper than|upto|up to|within|at most|max(?:imum)?|budget(?: of| is)?)|<=?) ?${amount}`,
    upTo,
  ],
  [
    String.raw`(?:\b(?:above|over|more than|greater than|at least|min(?:imum)?|starting from|starting|from)|>=?) ?${amount}`,
    from,
  ],
  [String.raw`\b(?:around|about|near|approx(?:imately)?|roughly) ${amount}`, around],
  [String.raw`${currency} ?${figure}`, upTo],
  [String.raw`(?<![\w-])${figure} ?(?:rupees?\b|${currency}|/-)`, upTo],
])

/** A bare amount, read as 'up to': neither part of a product code nor a number with another unit. */
export const bare = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,_-])(?<!(?:^| )${codeLetters} )${figure}(?![\p{L}\p{N}_-]| ?(?:g|gms?|grams?|kgs?|mm|cm|m|met(?:re|er)s?|counts?|threads?)(?!\p{L}))`,
  'gu',
)

function readings(sources: readonly (readonly [pattern: string, read: Reading])[]) {
  return sources.map(([pattern, read]) => [new RegExp(pattern, 'g'), read] as const)
}
