/** Numbers of tenths below this one have exact bits: up to 1,677,721.4. */
const maxTenths = 2 ** 24 - 1

/**
 * The terms of a number or a flag in its bit-sliced index: the positions of the 1 bits of its tenths, and 'rest' if it
 * is not a whole number of tenths; 'negative' for all numbers below 0.
 */
export function bitsOf(value: number | boolean): string[] {
  if (typeof value === 'boolean') return value ? ['0'] : []
  if (value < 0) return ['negative']
  const tenths = tenthsOf(value)
  const places = bitPlaces.filter((place) => tenths & (1 << place)).map(String)
  return tenths / 10 === value ? places : [...places, 'rest']
}

/** Bit positions, the highest first. */
export const bitPlaces = Array.from({ length: Math.log2(maxTenths + 1) }, (_, place) => place).toReversed()

/** The bits to compare a value with; undefined if they cannot represent it exactly. */
export function comparedBits(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'number' || value < 0) return undefined
  const tenths = tenthsOf(value)
  return tenths < maxTenths && tenths / 10 === value ? tenths : undefined
}

/** The largest whole number of tenths not above a value, corrected for floating-point rounding. */
function tenthsOf(value: number): number {
  const near = Math.min(maxTenths, Math.floor(value * 10))
  if (near / 10 > value) return near - 1
  return near < maxTenths && (near + 1) / 10 <= value ? near + 1 : near
}
