import { shop } from './shop.ts'

/** Title of a page as browser tabs and search results show it. */
export function pageTitle(title: string): string {
  return `${title} | ${shop.name}`
}

/** Titles and descriptions of the pages whose words do not depend on data. */
export const pages = {
  home: { title: `${shop.name} – ${shop.tagline}`, description: shop.description },
  collections: {
    title: pageTitle('All Collections'),
    description: 'Handloom sarees, salwar suites and ethnic wear from all over India, each piece looked at twice.',
  },
  cart: { title: pageTitle('Cart'), description: 'The pieces you have chosen, with quantities and subtotal.' },
  wishlist: { title: pageTitle('Wishlist'), description: 'The pieces you have kept for later.' },
  checkout: { title: pageTitle('Checkout'), description: 'Address, payment method and order slip in three steps.' },
  about: {
    title: pageTitle('About'),
    description: 'Three generations of one family, the looms they visit and the cloth they bring home.',
  },
  contact: {
    title: pageTitle('Contact'),
    description: 'Telephone, email, address and hours of the shop in Trivandrum.',
  },
  signIn: { title: pageTitle('Sign In'), description: 'Sign in with your email address and password.' },
  signUp: { title: pageTitle('Sign Up'), description: 'Make an account with your email address.' },
  forgotPassword: { title: pageTitle('Forgot Password'), description: 'Set a new password with a code sent by email.' },
  privacy: { title: pageTitle('Privacy Policy'), description: 'What the shop keeps of you, and why.' },
  terms: { title: pageTitle('Terms of Service'), description: 'The terms on which the shop sells.' },
  returns: { title: pageTitle('Return Policy'), description: 'When and how a piece may come back.' },
  notFound: { title: pageTitle('Page not found'), description: 'This address leads nowhere in the shop.' },
} as const
