import { withDigits } from './countWords.ts'
import { aboutPrice, bare, phrases, upTo, type PriceBounds } from './pricePatterns.ts'

interface PricePhrase {
  typed: string
  prices: PriceBounds
  /** The text without it. */
  rest: string
}

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

function phraseOf(tidy: string, found: RegExpExecArray, prices: PriceBounds): PricePhrase {
  const rest = `${tidy.slice(0, found.index)} ${tidy.slice(found.index + found[0].length)}`
  return { typed: found[0].trim(), prices, rest: rest.replace(aboutPrice, ' ') }
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
