/** The thirty states of the shipping table, in the order of the select. */
export const stateNames = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const

/** The union territories that are not in the shipping table; they have the default rate. */
export const unionTerritories = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const

/** A state with its own rate. */
export type RatedState = (typeof stateNames)[number]

/** Every destination in India. */
export type StateName = RatedState | (typeof unionTerritories)[number]

const every: readonly StateName[] = [...stateNames, ...unionTerritories]

/** Looks up a destination by name, ignoring case and surrounding whitespace; undefined when unknown. */
export function stateNamed(text: string): StateName | undefined {
  const wanted = normaliseName(text)
  return every.find((name) => normaliseName(name) === wanted)
}

/** Whether a list of states or cities has a name, ignoring case and whitespace. */
export function hasName(names: readonly string[], name: string): boolean {
  return names.some((each) => normaliseName(each) === normaliseName(name))
}

/** A name normalised for comparison: trimmed, single spaces, lower case. */
function normaliseName(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
