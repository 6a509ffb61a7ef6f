import { units, withDigits } from './countWords.ts'
import { codeLetters } from './stopWords.ts'

/** Rupees, both included. */
export interface PriceBounds {
  min?: number
  max?: number
}

interface PricePhrase {
  typed: string
  prices: PriceBounds
  /** The text without it. */
  rest: string
}

const currency = String.raw`(?:₹|rs\b\.?|inr\b)`
const figure = String.raw`(\d[\d,]*(?:\.\d+)?) ?(k\b|${units.hundred}|${units.thousand}|${units.lakh})?`
const amount = String.raw`(?:${currency} ?)?${figure}(?: ?(?:rupees?\b|${currency}|/-))?`

type Reading = (one: number, other: number) => PriceBounds

const upTo: Reading = (price) => ({ max: price })
const from: Reading = (price) => ({ min: price })
const between: Reading = (one, other) => ({ min: Math.min(one, other), max: Math.max(one, other) })
/** 'Around' is a fifth more or less. */
const around: Reading = (price) => ({ min: Math.round(price * 0.8), max: Math.round(price * 1.2) })

/** Excludes 'above 5000 and below 10000', where the words belong to the next amount. */
const noAmountNext = String.raw`(?! ?(?:${currency} ?)?\d)`

/** Turns the comparison after it into its opposite. */
const negation = String.raw`\b(?:no|not|never)`

/** Phrases of prices, the longest first. */
const phrases = readings([
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
const bare = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,_-])(?<!(?:^| )${codeLetters} )${figure}(?![\p{L}\p{N}_-]| ?(?:g|gms?|grams?|kgs?|mm|cm|m|met(?:re|er)s?|counts?|threads?)(?!\p{L}))`,
  'gu',
)
const bareAmounts = { least: 500, most: 100_000 }

/** Smaller numbers are not prices of sarees: '2 to 3 metres'. */
const minPrice = 50

/** The price phrase in a search ('under 5000', '5k to 10k', 'above 1000 under 2000'), and the text around it. */
export function pricePhraseIn(text: string): PricePhrase | undefined {
  const first = onePhraseIn(text)
  const second = first && onePhraseIn(first.rest)
  if (!second || Object.keys(second.prices).some((bound) => bound in first.prices)) return first
  return {
    typed: `${first.typed} ${second.typed}`,
    prices: { ...first.prices, ...second.prices },
    rest: second.rest,
  }
}

function onePhraseIn(text: string): PricePhrase | undefined {
  const tidy = tidied(text)
  for (const [phrase, read] of phrases) {
    for (const found of tidy.matchAll(phrase)) {
      const [, first, unit, second, secondUnit] = found
      const [one = NaN, other = one] = [
        amountOf(first, unit ?? sharedUnit(first, second, secondUnit)),
        amountOf(second, secondUnit),
      ]
      if (Math.min(one, other) >= minPrice) return phraseOf(tidy, found, read(one, other))
    }
  }
  return undefined
}

/** The bare amount in a search ('saree 2000', '2k', '1 lakh'), unless it is a word of the catalogue, such as a year. */
export function bareAmountIn(text: string, isWord: (digits: string) => boolean): PricePhrase | undefined {
  const tidy = tidied(text)
  for (const found of tidy.matchAll(bare)) {
    const price = amountOf(found[1], found[2]) ?? NaN
    const isPrice = price >= bareAmounts.least && (found[2] !== undefined || price <= bareAmounts.most)
    if (isPrice && !isWord(found[0])) return phraseOf(tidy, found, upTo(price, price))
  }
  return undefined
}

function readings(sources: readonly (readonly [pattern: string, read: Reading])[]) {
  return sources.map(([pattern, read]) => [new RegExp(pattern, 'g'), read] as const)
}

function phraseOf(tidy: string, found: RegExpExecArray, prices: PriceBounds): PricePhrase {
  const rest = `${tidy.slice(0, found.index)} ${tidy.slice(found.index + found[0].length)}`
  return { typed: found[0].trim(), prices, rest }
}

function tidied(text: string): string {
  return withDigits(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '))
}

function amountOf(digits: string | undefined, unit = ''): number | undefined {
  if (digits === undefined) return undefined
  return Number(digits.replaceAll(',', '')) * timesOf(unit)
}

/** The unit that is said once for both ends of a range: '5-10k', '1 to 2 lakh', but not '500 to 2k'. */
function sharedUnit(first = '', second = '', unit?: string): string | undefined {
  return (amountOf(first) ?? NaN) < (amountOf(second) ?? NaN) ? unit : undefined
}

function timesOf(unit: string): number {
  if (unit === '') return 1
  if (unit === 'hundred') return 100
  return unit.startsWith('la') ? 100_000 : 1000
}
