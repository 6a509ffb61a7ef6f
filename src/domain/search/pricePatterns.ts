import { units } from './countWords.ts'
import { codeLetters } from './stopWords.ts'

/** Rupees, both included. */
export interface PriceBounds {
  min?: number
  max?: number
}

/** Not the end of another word: 'borders 3000'. */
const currency = String.raw`(?:₹|(?<!\p{L})(?:rs|inr)(?!\p{L})\.?)`
const figure = String.raw`(\d[\d,]*(?:\.\d+)?) ?(k\b|${units.hundred}|${units.thousand}|${units.lakh})?`
/** Also with the endings that the languages of the south give the word. */
const afterAmount = String.raw`(?:rupees?\b|rupa(?:y[ae]|iye)\b|${currency}|/-|(?:रुपय|रुपए|രൂപ|ரூபாய|రూపాయ|ರೂಪಾಯ)[\p{L}\p{M}]*)`
const amount = String.raw`(?:${currency} ?)?${figure}(?: ?${afterAmount})?`

type Reading = (one: number, other: number) => PriceBounds

export const upTo: Reading = (price) => ({ max: price })
const from: Reading = (price) => ({ min: price })
const between: Reading = (one, other) => ({ min: Math.min(one, other), max: Math.max(one, other) })
/** 'Around' is a fifth more or less. */
const around: Reading = (price) => ({ min: Math.round(price * 0.8), max: Math.round(price * 1.2) })

/** Excludes 'above 5000 and below 10000', where the words belong to the next amount. */
const noAmountNext = String.raw`(?! ?(?:${currency} ?)?\d)`

const orEqual = '(?: or equal(?: to)?)?'
const less = String.raw`(?:less|lower|cheaper) th[ae]n${orEqual}|under|below`
const more = String.raw`(?:more|higher|greater|costlier) th[ae]n${orEqual}|above|over`

/** Turns the comparison after it into its opposite. */
const negation = String.raw`\b(?:no|not|never)`

/** Phrases of prices, the longest first. */
export const phrases = readings([
  [String.raw`between ${amount} (?:and|&) ${amount}`, between],
  [String.raw`(?<![\w-])${amount} ?(?:-|–|to|till|se) ?${amount}(?![\w-])`, between],
  [
    String.raw`${amount} ?(?:se kam|ke andar|(?:ke|se) n(?:ee|i)che|tak|(?:or|and) (?:less|below|under)\b${noAmountNext}|max(?:imum)?\b${noAmountNext}|budget|से कम|तक|താഴെ|கீழ்)`,
    upTo,
  ],
  [
    String.raw`${amount} ?(?:se (?:zy|jy)ada|se upar|(?:or|and) (?:more|above|over|up(?:wards?)?(?! ?to))\b${noAmountNext}|min(?:imum)?\b${noAmountNext}|onwards?|\+)`,
    from,
  ],
  [String.raw`${negation} (?:${more}) ${amount}`, upTo],
  [String.raw`${negation} (?:${less}) ${amount}`, from],
  [
    String.raw`(?:\b(?:${less}|upto|up to|till|until|not exceeding|within|at most|max(?:imum)?|budget(?: of| is)?)|<=?) ?${amount}`,
    upTo,
  ],
  [String.raw`(?:\b(?:${more}|at least|min(?:imum)?|start(?:ing|s)(?: from| at)?|from)|>=?) ?${amount}`, from],
  [String.raw`\b(?:around|about|near|approx(?:imately)?|roughly) ${amount}`, around],
  [String.raw`${currency} ?${figure}`, upTo],
  [String.raw`(?<![\w-])${figure} ?${afterAmount}`, upTo],
])

/** Words about a price that was read: beside it they are no words of the catalogue, where 'range' is nearly 'orange'. */
export const aboutPrice = /\b(?:range|budget|only|between|around|about|under|below|costing|priced)\b/g

/** A bare amount, read as 'up to': neither part of a product code nor a number with another unit. */
export const bare = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,_-])(?<!(?:^| )${codeLetters} )${figure}(?![\p{L}\p{N}_-]| ?(?:g|gms?|grams?|kgs?|mm|cm|m|met(?:re|er)s?|counts?|threads?)(?!\p{L}))`,
  'gu',
)

function readings(sources: readonly (readonly [pattern: string, read: Reading])[]) {
  return sources.map(([pattern, read]) => [new RegExp(pattern, 'gu'), read] as const)
}
