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

/** The page of the current URL. If it fails to load or to render, the error screen replaces it until the next page. */
export function PageRoutes() {
  // The router's `*` does not match a line break, so that '/%0a' needs this fallback.
  const page = useRoutes(elements) ?? <RoutedPage name="notFound" />
  const location = useLocation()
  const { pathname } = location
  // A link to the page that is still rendered under the spinner mounts nothing, but changes the location.
  useEffect(endOpening, [location])
  useEffect(() => {
    window.addEventListener('popstate', endOpeningElsewhere)
    return () => window.removeEventListener('popstate', endOpeningElsewhere)
  }, [])
  const [failedAt, setFailedAt] = useState<string>()
  const [failures, setFailures] = useState(0)
  // A new boundary for the next page, mounted in its transition: a reset would render the page in an urgent update.
  if (failedAt !== undefined && failedAt !== pathname) {
    setFailedAt(undefined)
    setFailures(failures + 1)
  }
  const fail = () => {
    setFailedAt(pathname)
    endOpening()
  }
  return (
    <ErrorBoundary key={failures} FallbackComponent={ErrorPage} onError={fail}>
      {page}
    </ErrorBoundary>
  )
}

/**
 * The router navigates in a transition: while a page's module is loading, the previous page stays. There is no Suspense
 * boundary in between, because React would hydrate its content later than the rest.
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
