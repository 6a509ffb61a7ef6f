/** The thirty states the shop's table names (spec.md §9), in the order of a list to choose from. */
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

/** The union territories the table does not name; they take the rate of any other state. */
export const unionTerritories = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const

/** A state with a rate of its own. */
export type RatedState = (typeof stateNames)[number]

/** Wherever in India a parcel may go. */
export type StateName = RatedState | (typeof unionTerritories)[number]

const every: readonly StateName[] = [...stateNames, ...unionTerritories]

/** The place a text names, whatever its capitals and the room around it; undefined where there is none of that name. */
export function stateNamed(text: string): StateName | undefined {
  const wanted = sameText(text)
  return every.find((name) => sameText(name) === wanted)
}

/** How two names are compared: trimmed, each gap one space, without capitals. */
export function sameText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
