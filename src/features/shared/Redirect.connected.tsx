import { Navigate, useLocation, type NavigateProps } from 'react-router-dom'

/**
 * Replaces the history entry by another page's. If Back comes before that page is rendered, as when a menu closes at the
 * same time, it replaces the entry that Back leads to: the router's own component redirects only once, and leaves a blank page.
 */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return <Navigate key={useLocation().key} {...props} replace />
}
