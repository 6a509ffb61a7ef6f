import type { StateName } from './states.ts'

/** States with a border on land in common, each pair once. */
const borders: Readonly<Partial<Record<StateName, readonly StateName[]>>> = {
  'Andhra Pradesh': ['Chhattisgarh', 'Karnataka', 'Odisha', 'Puducherry', 'Tamil Nadu', 'Telangana'],
  Assam: ['Arunachal Pradesh', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura', 'West Bengal'],
  Bihar: ['Jharkhand', 'Uttar Pradesh', 'West Bengal'],
  Chhattisgarh: ['Jharkhand', 'Madhya Pradesh', 'Maharashtra', 'Odisha', 'Telangana', 'Uttar Pradesh'],
  'Dadra and Nagar Haveli and Daman and Diu': ['Gujarat', 'Maharashtra'],
  Delhi: ['Haryana', 'Uttar Pradesh'],
  Goa: ['Karnataka', 'Maharashtra'],
  Gujarat: ['Madhya Pradesh', 'Maharashtra', 'Rajasthan'],
  Haryana: ['Chandigarh', 'Himachal Pradesh', 'Punjab', 'Rajasthan', 'Uttar Pradesh', 'Uttarakhand'],
  'Himachal Pradesh': ['Jammu and Kashmir', 'Ladakh', 'Punjab', 'Uttar Pradesh', 'Uttarakhand'],
  'Jammu and Kashmir': ['Ladakh', 'Punjab'],
  Jharkhand: ['Odisha', 'Uttar Pradesh', 'West Bengal'],
  Karnataka: ['Kerala', 'Maharashtra', 'Tamil Nadu', 'Telangana'],
  Kerala: ['Puducherry', 'Tamil Nadu'],
  'Madhya Pradesh': ['Maharashtra', 'Rajasthan', 'Uttar Pradesh'],
  Maharashtra: ['Telangana'],
  Manipur: ['Mizoram', 'Nagaland'],
  Mizoram: ['Tripura'],
  Nagaland: ['Arunachal Pradesh'],
  Odisha: ['West Bengal'],
  Punjab: ['Chandigarh', 'Rajasthan'],
  Rajasthan: ['Uttar Pradesh'],
  Sikkim: ['West Bengal'],
  'Tamil Nadu': ['Puducherry'],
  'Uttar Pradesh': ['Uttarakhand'],
}

/** Whether two states share a border: a village of one may have its post office in the other. */
export function areNeighbours(one: StateName, other: StateName): boolean {
  return [borders[one]?.includes(other), borders[other]?.includes(one)].includes(true)
}
