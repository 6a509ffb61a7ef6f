/** Labels of the contact details. */
export const contactDetails = {
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  hours: 'Business hours',
  social: 'Follow us',
} as const
