import { allTitle } from './listingTitles.ts'
import {
  accountName,
  notFoundName,
  ordersName,
  privacyName,
  returnsName,
  signInName,
  signUpName,
  termsName,
} from './pageNames.ts'
import { returnTime } from './returnTime.ts'
import { shop } from './shop.ts'

/** What the router, the document's head, links, the build and the tests know of a route. */
export interface RouteFacts {
  /** All paths of the route; the first is canonical. */
  paths: readonly [string, ...string[]]
  /** The page's module below `src/pages`; it exports a component of the same name. */
  page: string
  title: string
  description: string
  /** Whether search engines may list it. */
  index: boolean
  /** HTTP status of the page; 200 by default. */
  status?: number
  /** With a short header and footer: nothing leads away from it. */
  isMinimal?: boolean
}

/** Title of a page as browser tabs and search results show it. */
export function pageTitle(title: string): string {
  return `${title} | ${shop.name}`
}

/** The route table: the only list of the shop's pages. A page whose metadata depends on data sets its own. */
export const routes = {
  home: {
    paths: ['/'],
    page: 'home/HomePage',
    title: `${shop.name} – ${shop.tagline}`,
    description: shop.description,
    index: true,
  },
  collections: {
    paths: ['/collections', '/collections/:category'],
    page: 'listing/ListingPage',
    title: pageTitle(allTitle),
    description: 'Handloom sarees, salwar suites and ethnic wear from all over India, each piece looked at twice.',
    index: true,
  },
  product: {
    paths: ['/product/:id'],
    page: 'product/ProductPage',
    title: pageTitle('Loading'),
    description: '',
    index: true,
  },
  cart: {
    paths: ['/cart'],
    page: 'cart/CartPage',
    title: pageTitle('Cart'),
    description: 'The pieces you have chosen, with quantities and subtotal.',
    index: false,
  },
  wishlist: {
    paths: ['/wishlist'],
    page: 'wishlist/WishlistPage',
    title: pageTitle('Wishlist'),
    description: 'The pieces you have saved for later, on this device.',
    index: false,
  },
  checkout: {
    paths: ['/checkout'],
    page: 'checkout/CheckoutPage',
    title: pageTitle('Checkout'),
    description: 'Address, payment method and order slip in three steps.',
    index: false,
    isMinimal: true,
  },
  orders: {
    paths: ['/orders', '/orders/:id'],
    page: 'orders/OrdersPage',
    title: pageTitle(ordersName),
    description: 'The order slips that this device keeps, until you delete them.',
    index: false,
  },
  about: {
    paths: ['/about-us'],
    page: 'about/AboutPage',
    title: pageTitle('About'),
    description:
      'Three generations of one family in Trivandrum, the three looms they return to and the cloth they bring home.',
    index: true,
  },
  contact: {
    paths: ['/contact'],
    page: 'contact/ContactPage',
    title: pageTitle('Contact'),
    description: 'Write to us, call or visit: telephone, email, address and hours of the shop in Trivandrum, Kerala.',
    index: true,
  },
  signIn: {
    paths: ['/signin', '/sign-in'],
    page: 'auth/AuthPage',
    title: pageTitle(signInName),
    description: 'Sign in with your email address and password.',
    index: false,
  },
  signUp: {
    paths: ['/signup', '/sign-up'],
    page: 'auth/AuthPage',
    title: pageTitle(signUpName),
    description: 'Make an account with your email address.',
    index: false,
  },
  forgotPassword: {
    paths: ['/forgot-password'],
    page: 'auth/AuthPage',
    title: pageTitle('Forgot Password'),
    description: 'Set a new password with a code sent by email.',
    index: false,
  },
  account: {
    paths: ['/account'],
    page: 'account/AccountPage',
    title: pageTitle(accountName),
    description: 'Your details, passkeys, devices and delivery address.',
    index: false,
  },
  privacy: {
    paths: ['/privacy-policy', '/privacy'],
    page: 'policy/PolicyPage',
    title: pageTitle(privacyName),
    description: 'What the shop keeps of you, where it is kept, why, and how you have it removed.',
    index: true,
  },
  terms: {
    paths: ['/terms-of-service', '/terms'],
    page: 'policy/PolicyPage',
    title: pageTitle(termsName),
    description: 'The terms on which the shop sells: who may order, prices in INR, payment, delivery and disputes.',
    index: true,
  },
  returns: {
    paths: ['/return-policy'],
    page: 'policy/PolicyPage',
    title: pageTitle(returnsName),
    description: `When and how a piece may come back: ${returnTime}, free returns and an easy process.`,
    index: true,
  },
  notFound: {
    paths: ['*'],
    page: 'notFound/NotFoundPage',
    title: pageTitle(notFoundName),
    description: 'This address leads nowhere in the shop.',
    index: false,
    status: 404,
  },
} as const satisfies Record<string, RouteFacts>

export type RouteName = keyof typeof routes

/** Description of the results of a search. */
export function searchDescription(text: string): string {
  return `Handloom sarees, salwar suites and ethnic wear at ${shop.name} that match "${text}".`
}

/** Metadata of a route, unless its page sets its own. */
export function headOf(name: RouteName): { title: string; description: string; canonical?: string; noindex: boolean } {
  const { title, description, index, paths } = routes[name]
  return { title, description, noindex: !index, ...(index ? { canonical: paths[0] } : {}) }
}
