/** The part of a listing that a filter with one value owns. */
export function part<Name extends string, Value>(name: Name, value: Value): Record<Name, Value> {
  return { [name]: value } as Record<Name, Value> // a computed key loses its literal type
}
