import { routes, type RouteName } from './routes.ts'

/** The canonical path of every route, by its name in the route table. */
export const paths = Object.fromEntries(
  Object.entries(routes).map(
    ([
      name,
      {
        paths: [canonical],
      },
    ]) => [name, canonical],
  ),
) as { [Name in RouteName]: (typeof routes)[Name]['paths'][0] } // fromEntries forgets which key goes with which value

/** Path of a product page; the key may contain any character. */
export function productPath(key: string): string {
  return paths.product.replace(':id', encodeURIComponent(key))
}

/** Path of an order that this device keeps. */
export function orderPath(orderId: string): string {
  return `${paths.orders}/${encodeURIComponent(orderId)}`
}

/** Path of a category's listing. */
export function categoryPath(slug: string): string {
  return routes.collections.paths[1].replace(':category', encodeURIComponent(slug))
}

/** Path of the listing with a notice that a product is gone. */
export function goneProductPath(id: string): string {
  return `${paths.collections}?gone=${encodeURIComponent(id)}`
}

/** Path of search results; the text may contain any character. */
export function searchPath(text: string): string {
  return `${paths.collections}?search=${encodeURIComponent(text)}`
}
