import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'
import type { Opening } from '#pages/opening/OpeningPage.tsx'
import { ErrorRoute } from './ErrorRoute.tsx'
import { loadPlainly, type LoadPage } from './loadPage.ts'
import { askHome, askListing, askProduct, type Ask } from './questions.ts'
import { Shell } from './Shell.tsx'

/** What the server must know of a route besides its page. */
export interface RouteFacts {
  /** Module of the page, as the build's manifest names it: its code and styles are announced in the head. */
  module: string
  status?: number
}

const loaders = {
  home: () => import('#pages/home/HomePage.tsx').then(({ HomePage }) => HomePage),
  listing: () => import('#pages/listing/ListingPage.tsx').then(({ ListingPage }) => ListingPage),
  product: () => import('#pages/product/ProductPage.tsx').then(({ ProductPage }) => ProductPage),
  cart: () => import('#pages/cart/CartPage.tsx').then(({ CartPage }) => CartPage),
  wishlist: () => import('#pages/wishlist/WishlistPage.tsx').then(({ WishlistPage }) => WishlistPage),
  checkout: () => import('#pages/checkout/CheckoutPage.tsx').then(({ CheckoutPage }) => CheckoutPage),
  notFound: () => import('#pages/notFound/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
}

/** The route table (spec.md §2). Code and data of a page are asked for together: the data by `loader`, the code by `lazy`. */
export function createRoutes(ask: Ask, loadPage: LoadPage = loadPlainly): RouteObject[] {
  const { page, opening } = pagesLoadedBy(loadPage)
  return [
    {
      element: <Shell />,
      children: [
        {
          errorElement: <ErrorRoute />,
          // Where no server has drawn the page.
          hydrateFallbackElement: <PageLoading />,
          children: [
            page('/', 'home/HomePage', loaders.home, ask(askHome)),
            page('/collections', 'listing/ListingPage', loaders.listing, ask(askListing)),
            page('/collections/:category', 'listing/ListingPage', loaders.listing, ask(askListing)),
            page('/product/:id', 'product/ProductPage', loaders.product, ask(askProduct)),
            page('/cart', 'cart/CartPage', loaders.cart),
            page('/wishlist', 'wishlist/WishlistPage', loaders.wishlist),
            page('/checkout', 'checkout/CheckoutPage', loaders.checkout),
            ...opening('about', '/about-us'),
            ...opening('contact', '/contact'),
            ...opening('signIn', '/signin', '/sign-in'),
            ...opening('signUp', '/signup', '/sign-up'),
            ...opening('forgotPassword', '/forgot-password'),
            ...opening('privacy', '/privacy-policy', '/privacy'),
            ...opening('terms', '/terms-of-service', '/terms'),
            ...opening('returns', '/return-policy'),
            page('*', 'notFound/NotFoundPage', loaders.notFound, undefined, 404),
          ],
        },
      ],
    },
  ]
}

function pagesLoadedBy(loadPage: LoadPage) {
  function page(
    path: string,
    module: string,
    load: () => Promise<ComponentType>,
    loader?: RouteObject['loader'],
    status?: number,
  ): RouteObject {
    const handle: RouteFacts = { module: `src/pages/${module}.tsx`, ...(status ? { status } : {}) }
    return { id: path, path, handle, lazy: () => loadPage(load), ...(loader ? { loader } : {}) }
  }

  /** Every spelling shows the same page; the first is the one it is known by. */
  function opening(name: Opening, canonical: string, ...otherSpellings: string[]): RouteObject[] {
    const load = async () => {
      const { OpeningPage } = await import('#pages/opening/OpeningPage.tsx')
      return () => <OpeningPage opening={name} canonical={canonical} />
    }
    return [canonical, ...otherSpellings].map((path) => page(path, 'opening/OpeningPage', load))
  }

  return { page, opening }
}
