/**
 * A deterministic integer in [low, high] from a hash of the text, so that a made-up figure is the same on the server,
 * in the browser and after every refetch. FNV-1a, with a final mixing step so that similar texts differ.
 */
export function stableNumber(text: string, low: number, high: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash ^= hash >>> 13
  return low + ((hash >>> 0) % (high - low + 1))
}
