/** Rooms that are not furnished yet: what stands over each, and one true sentence about it. */
export const openings = {
  about: {
    title: 'About us',
    sentence: 'Three generations of one family choose every piece in this shop; our full story is being written down.',
  },
  contact: {
    title: 'Contact us',
    sentence: 'The contact form is not open yet; telephone and email are at the foot of every page.',
  },
  signIn: { title: 'Sign In', sentence: 'Accounts are not open yet; you can browse and fill your cart without one.' },
  signUp: { title: 'Sign Up', sentence: 'Accounts are not open yet; you can browse and fill your cart without one.' },
  forgotPassword: {
    title: 'Forgot Password',
    sentence: 'There are no accounts, and so no passwords, yet; nothing needs to be set anew.',
  },
  privacy: {
    title: 'Privacy Policy',
    sentence:
      'The full text is being prepared; today the shop keeps your cart and theme on your own device and nowhere else.',
  },
  terms: {
    title: 'Terms of Service',
    sentence: 'The full text is being prepared; today no order and no payment can be made here. Prices are in INR.',
  },
  returns: {
    title: 'Return Policy',
    sentence: 'The full text is being prepared; today nothing can be ordered here, so nothing needs to be returned.',
  },
} as const
