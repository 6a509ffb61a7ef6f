import { use, useEffect, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useRoutes } from 'react-router-dom'
import type { RouteName } from '#site/routes.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { routeObjects } from './matchRoute.ts'
import { endOpening, endOpeningElsewhere, openPage } from './pageModules.ts'
import { forgetReload } from './reloadOnce.ts'

const elements = routeObjects.map(({ id, path, name }) => ({
  id,
  path,
  element: <RoutedPage key={name} name={name} />,
}))

/** The page of the address. Where it fails to load or to render, the error screen stands in its place until another is opened. */
export function PageRoutes() {
  // A star of the router matches no line break: '/%0a' is unknown, too.
  const page = useRoutes(elements) ?? <RoutedPage name="notFound" />
  const location = useLocation()
  const { pathname } = location
  // A link to the page that is still rendered under the spinner mounts nothing anew, but its location is another.
  useEffect(endOpening, [location])
  useEffect(() => {
    window.addEventListener('popstate', endOpeningElsewhere)
    return () => window.removeEventListener('popstate', endOpeningElsewhere)
  }, [])
  const [failedAt, setFailedAt] = useState<string>()
  const fail = () => {
    setFailedAt(pathname)
    endOpening()
  }
  // A new boundary for the next page, in the transition that opens it: a reset would render it in an urgent update.
  const boundary = failedAt === undefined || failedAt === pathname ? 'page' : `after ${failedAt}`
  return (
    <ErrorBoundary key={boundary} FallbackComponent={ErrorPage} onError={fail}>
      {page}
    </ErrorBoundary>
  )
}

/**
 * The router navigates in a transition: while a page's module is loading, the one before it stays. No Suspense boundary
 * stands between, for React would hydrate what is inside it later than the rest.
 */
function RoutedPage({ name }: { name: RouteName }) {
  const { Component } = use(openPage(name))
  return (
    <OpenedPage>
      <Component route={name} />
    </OpenedPage>
  )
}

function OpenedPage({ children }: { children: ReactNode }) {
  useEffect(forgetReload, [])
  return children
}
