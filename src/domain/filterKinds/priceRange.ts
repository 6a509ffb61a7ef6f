import type { Rupees } from '../money.ts'
import { priceBandOf, priceWordsOf, type PriceBand, type Prices } from './priceBands.ts'
import type { FilterOf, UrlParameter } from './filter.ts'

interface PriceRangeRule {
  name: string
  parameters: readonly [least: string, most: string]
  label: string
  /** Label of the choice that clears the others. */
  anyLabel: string
  bands: readonly PriceBand[]
  /** The whole range, which excludes nothing. */
  whole: { readonly priceMin: Rupees; readonly priceMax: Rupees }
}

const anyPrice = 'any'

/** Between two prices, both included; the panel offers bands, a URL may have any range. */
export function priceRange(rule: PriceRangeRule): FilterOf<Prices> {
  const { name, parameters, label, anyLabel, bands, whole } = rule
  const [least, most] = parameters
  const none: Prices = { priceMin: undefined, priceMax: undefined }
  return {
    name,
    parameters: [...parameters, name],
    none,
    fromUrl(given) {
      // The name of a band, as the form sends it without scripts.
      const band = bands.find((each) => each.name === given.get(name))
      if (band) return { priceMin: band.priceMin, priceMax: band.priceMax }
      const [low, high] = [rupees(given.get(least)), rupees(given.get(most))]
      const isTurned = low !== undefined && high !== undefined && low > high
      const prices = isTurned ? { priceMin: high, priceMax: low } : { priceMin: low, priceMax: high }
      if (prices.priceMin !== whole.priceMin) return prices
      // The minimum of the whole range excludes nothing.
      return prices.priceMax === whole.priceMax ? none : { ...prices, priceMin: undefined }
    },
    toUrl: ({ priceMin, priceMax }) => [...stated(least, priceMin), ...stated(most, priceMax)],
    condition({ priceMin, priceMax }) {
      if (priceMin === undefined && priceMax === undefined) return {}
      const low = priceMin === undefined ? {} : { $gte: priceMin }
      const high = priceMax === undefined ? {} : { $lte: priceMax }
      return { price: { ...low, ...high } }
    },
    chips(prices) {
      const words = priceWordsOf(prices)
      return words ? [{ key: '', label: words, without: none }] : []
    },
    control: {
      kind: 'radio',
      label,
      options: [{ value: anyPrice, label: anyLabel }, ...bands.map((band) => ({ value: band.name, label: band.name }))],
      chosen: (prices) => (priceWordsOf(prices) === undefined ? anyPrice : (priceBandOf(prices)?.name ?? '')),
      choose(value) {
        const { priceMin, priceMax } = bands.find((band) => band.name === value) ?? none
        return { priceMin, priceMax }
      },
    },
  }
}

function stated(parameter: string, price: Rupees | undefined): readonly UrlParameter[] {
  return price === undefined ? [] : [[parameter, String(price)]]
}

function rupees(text: string | null): Rupees | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
