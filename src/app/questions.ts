import { noop, type QueryClient } from '@tanstack/react-query'
import { redirect, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom'
import type { StoreClient } from '#api/client.ts'
import { featuredProductsQuery, productQuery } from '#api/products.ts'
import { paths } from '#features/shared/paths.ts'
import { featuredFilter } from '#pages/home/featuredFilter.ts'

export interface Services {
  queries: QueryClient
  store: StoreClient
}

/**
 * Asks for the data of a page, by its address. Answers where to go instead, if the data says so. A failure stays in the
 * query cache, where the page finds it.
 */
export type Question = (
  services: Services,
  url: URL,
  parameters: LoaderFunctionArgs['params'],
) => Promise<string | undefined>

export type Ask = (question: Question) => LoaderFunction

/** On the server a page waits for its data, so that the HTML is whole. */
export function askAndWait(services: Services): Ask {
  return (question) =>
    async ({ request, params }) => {
      const elsewhere = await question(services, new URL(request.url), params)
      return elsewhere === undefined ? null : redirect(elsewhere)
    }
}

/** In the browser it does not: the page opens at once and shows what is already known. */
export function askAhead(services: Services): Ask {
  return (question) =>
    ({ request, params }) => {
      // What cannot be asked ahead the page asks itself.
      question(services, new URL(request.url), params).catch(noop)
      return null
    }
}

export const askHome: Question = async ({ queries, store }) => {
  await queries.query(featuredProductsQuery(store, featuredFilter)).catch(noop)
  return undefined
}

/** Reading a listing's address takes code that no other page needs: it comes with the question, beside the page's own. */
export const askListing: Question = async (...asked) => (await import('./askListing.ts')).askListing(...asked)

/** A store that answers, and has no such piece, sends the shopper to the shelves (spec.md §2, product detail). */
export const askProduct: Question = async ({ queries, store }, _url, { id = '' }) => {
  const product = await queries.query(productQuery(store, id)).catch(noop)
  return product === null ? paths.collections : undefined
}
