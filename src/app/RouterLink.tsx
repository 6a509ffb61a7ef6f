import { Link } from 'react-router-dom'
import type { LinkProps } from '#ui/Link/Link.tsx'

/** The router's link in the words of `ui/Link`: the shop's own addresses change the page without loading it anew. */
export function RouterLink({ href, replace = false, preventScrollReset = false, ...rest }: LinkProps) {
  return <Link to={href} replace={replace} preventScrollReset={preventScrollReset} {...rest} />
}
