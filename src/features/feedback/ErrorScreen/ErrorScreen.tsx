import { errorPage } from '#site/errorPage.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'

export interface ErrorScreenProps {
  /** There is no connection to the shop. */
  isOffline?: boolean
  onRefresh: () => void
  /** Must load the home page as a document: client-side navigation could run into the same error. */
  onGoHome: (href: string) => void
}

/** Fallback of the error boundary around a page. */
export function ErrorScreen({ isOffline = false, onRefresh, onGoHome }: ErrorScreenProps) {
  return (
    <ErrorState
      level={1}
      title={errorPage.title}
      message={
        isOffline
          ? 'There is no connection to the shop. This page is loaded again as soon as there is one.'
          : errorPage.message
      }
    >
      <Button onClick={onRefresh}>{errorPage.refresh}</Button>
      <Button variant="secondary" onClick={() => onGoHome(paths.home)}>
        {errorPage.home}
      </Button>
    </ErrorState>
  )
}
