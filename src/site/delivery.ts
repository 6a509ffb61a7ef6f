/** The words of the delivery check on a product's page. */
export const delivery = {
  title: 'Check delivery',
  pincode: 'Pincode',
  check: 'Check',
  state: 'State',
  selectState: 'Select State',
  states: 'States',
  territories: 'Union territories',
  /** As long as there is no answer. */
  ask: 'See what delivery costs and how long it takes',
  answer: (state: string, cost: string, days: string) => `Delivery to ${state}: ${cost} per item, ${days} days`,
  byState: 'Choose your state instead',
  byPincode: 'Enter your pincode instead',
  onABorder: 'This pincode lies on a border. Please choose your state.',
  unknownPincode: 'We do not know this pincode. Please choose your state.',
  refusals: {
    length: 'A pincode has six figures, as in 695 004. Please enter all six.',
    start: 'No pincode begins with 0 or 9. Please look at the first figure.',
  },
} as const
