import { matchRoutes } from 'react-router-dom'
import { routes, type RouteName } from '#site/routes.ts'

export interface RouteMatch {
  name: RouteName
  params: Readonly<Record<string, string | undefined>>
  /** The path in the table's spelling: '/cart' for '/Cart/'. */
  pathname: string
}

/** The route table in the router's shape. */
export const routeObjects = Object.entries(routes).flatMap(([name, { paths }]) =>
  // The table's own keys; Object.entries widens them.
  paths.map((path) => ({ id: `${name} ${path}`, path, name: name as RouteName })),
)

/** The route that matches a path; the table ends with a catch-all. */
export function matchRoute(pathname: string): RouteMatch {
  const match = matchRoutes(routeObjects, pathname)?.at(-1)
  if (!match || match.route.path === '*') return { name: 'notFound', params: {}, pathname }
  const { name, path } = match.route
  return { name, params: match.params, pathname: respelled(path, pathname) }
}

/** A path with the fixed segments of its pattern; parameters stay as they are. */
function respelled(pattern: string, pathname: string): string {
  const typed = pathname.split('/')
  return pattern
    .split('/')
    .map((segment, at) => (segment.startsWith(':') ? typed[at] : segment))
    .join('/')
}
