/**
 * Orders text by code point, as the databases' binary collations do; JavaScript's own `<` goes by UTF-16 units and
 * puts an emoji before a full-width letter.
 */
export function compareText(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index++) {
    const [left, right] = [one.charCodeAt(index), other.charCodeAt(index)]
    if (left === right) continue
    // Surrogates encode code points above every other unit.
    return Number(isSurrogate(left)) - Number(isSurrogate(right)) || left - right
  }
  return one.length - other.length
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}
