import { paths } from '#site/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'

export interface ProductMissingProps {
  /** There is no network. */
  isOffline?: boolean
  onTryAgain: () => void
}

/** Error state of the product page. */
export function ProductMissing({ isOffline = false, onTryAgain }: ProductMissingProps) {
  return (
    <ErrorState
      level={1}
      title="Product Not Found"
      message={
        isOffline
          ? 'There is no connection. The piece is shown as soon as there is one.'
          : 'The piece could not be loaded just now.'
      }
    >
      <ButtonLink href={paths.collections}>Return to Collections</ButtonLink>
      <Button variant="secondary" onClick={onTryAgain}>
        Try Again
      </Button>
    </ErrorState>
  )
}
