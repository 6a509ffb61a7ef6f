import { matchRoutes } from 'react-router-dom'
import { routes, type RouteName } from '#site/routes.ts'

export interface RouteMatch {
  name: RouteName
  params: Readonly<Record<string, string | undefined>>
}

/** The route table in the router's shape. */
export const routeObjects = Object.entries(routes).flatMap(([name, { paths }]) =>
  // The table's own keys; Object.entries widens them.
  paths.map((path) => ({ id: `${name} ${path}`, path, name: name as RouteName })),
)

/** The route that matches a path; the table ends with a catch-all. */
export function matchRoute(pathname: string): RouteMatch {
  const match = matchRoutes(routeObjects, pathname)?.at(-1)
  return match ? { name: match.route.name, params: match.params } : { name: 'notFound', params: {} }
}
