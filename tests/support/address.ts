/** An address in Trivandrum, by the labels of the checkout's fields. Its pincode chooses the state. */
export const address = [
  ['Full Name', 'Lakshmi Nair'],
  ['Phone Number', '+91 98470 12345'],
  ['Email Address', 'lakshmi@example.in'],
  ['Address Line 1', 'TC 12/408, Pattom Palace Road'],
  ['City', 'Trivandrum'],
  ['Pincode', '695 004'],
] as const
