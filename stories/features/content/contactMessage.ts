/** What is typed into the contact form, by label. In Latin letters: the browser that takes the pictures has no others. */
export const contactMessage = {
  'First Name': 'Meera',
  'Last Name': 'Sundaram',
  Email: 'meera@example.in',
  Subject: 'A Kanjivaram',
  Message: 'Is it soft?',
}
