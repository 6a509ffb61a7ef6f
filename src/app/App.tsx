import { ErrorBoundary } from 'react-error-boundary'
import { ErrorPage } from './ErrorPage.tsx'
import { LinkNavigation } from './LinkNavigation.tsx'
import { PageRoutes } from './PageRoutes.tsx'
import { Shell } from './Shell.tsx'

/** The app inside its router: the shell, and in it the page of the current URL. */
export function App() {
  return (
    <LinkNavigation>
      <ErrorBoundary FallbackComponent={ErrorPage}>
        <Shell>
          <PageRoutes />
        </Shell>
      </ErrorBoundary>
    </LinkNavigation>
  )
}
