/** Texts of the delivery check. */
export const delivery = {
  title: 'Check delivery',
  pincode: 'Pincode',
  check: 'Check',
  state: 'State',
  /** Before the first result. */
  ask: 'See what delivery costs and how long it takes',
  answer: (state: string, cost: string, days: string) => `Delivery to ${state}: ${cost} per item, ${days} days`,
  answerPreOrder: (state: string, cost: string, note: string) => `Delivery to ${state}: ${cost} per item. ${note}`,
  byState: 'Choose your state instead',
  byPincode: 'Enter your pincode instead',
  onABorder: 'This pincode lies on a border. Please choose your state.',
  unchecked: 'Pincodes cannot be checked now. Please choose your state.',
  unknownPincode: 'We do not know this pincode. Please choose your state.',
} as const
