/** Labels of fields that several forms have. */
export const fullNameLabel = 'Full Name'
export const firstNameLabel = 'First Name'
export const lastNameLabel = 'Last Name'
export const emailLabel = 'Email Address'
export const phoneLabel = 'Phone Number'
