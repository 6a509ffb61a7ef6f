import { Link, useLocation, useResolvedPath } from 'react-router-dom'
import type { LinkProps } from '#ui/Link/Link.tsx'

/**
 * The router's link in the words of `ui/Link`: the shop's own addresses change the page without loading it anew. A link
 * that only changes the query (a filter, an order) leaves the page where it is scrolled to.
 */
export function RouterLink({ href, replace = false, preventScrollReset, ...rest }: LinkProps) {
  const here = useLocation().pathname
  const { pathname } = useResolvedPath(href)
  return <Link to={href} replace={replace} preventScrollReset={preventScrollReset ?? pathname === here} {...rest} />
}
