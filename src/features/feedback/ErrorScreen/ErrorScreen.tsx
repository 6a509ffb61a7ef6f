import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'

export interface ErrorScreenProps {
  onRefresh: () => void
  /** Loads the home page whole: a link inside a broken page could land on the same error. */
  onGoHome: (href: string) => void
}

/** What a shopper sees when a page has failed (spec.md §2, error fallback). */
export function ErrorScreen({ onRefresh, onGoHome }: ErrorScreenProps) {
  return (
    <ErrorState
      level={1}
      title="Oops! Something went wrong"
      message="We're sorry, but something unexpected happened. Please try refreshing the page or go back to the homepage."
    >
      <Button onClick={onRefresh}>Refresh Page</Button>
      <Button variant="secondary" onClick={() => onGoHome(paths.home)}>
        Go Home
      </Button>
    </ErrorState>
  )
}
