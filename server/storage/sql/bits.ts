/** Tenths up to this one have bits of their own: 1,677,721.4. */
const maxTenths = 2 ** 24 - 1

/**
 * The terms of a number or a flag in its bit-sliced index: the places of the bits of its tenths, and 'rest' where it is no whole
 * number of tenths; 'negative' for all numbers below 0.
 */
export function bitsOf(value: number | boolean): string[] {
  if (typeof value === 'boolean') return value ? ['0'] : []
  if (value < 0) return ['negative']
  const tenths = tenthsOf(value)
  const places = bitPlaces.filter((place) => tenths & (1 << place)).map(String)
  return tenths / 10 === value ? places : [...places, 'rest']
}

/** The places of the bits, the highest first. */
export const bitPlaces = Array.from({ length: Math.log2(maxTenths + 1) }, (_, place) => place).toReversed()

/** A value as it is compared with bits; undefined for one that has none of its own. */
export function comparedBits(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'number' || value < 0) return undefined
  const tenths = tenthsOf(value)
  return tenths < maxTenths && tenths / 10 === value ? tenths : undefined
}

/** The highest whole number of tenths up to a value. Where a tenth is no binary fraction, its nearest number counts. */
function tenthsOf(value: number): number {
  const near = Math.min(maxTenths, Math.floor(value * 10))
  if (near / 10 > value) return near - 1
  return near < maxTenths && (near + 1) / 10 <= value ? near + 1 : near
}
