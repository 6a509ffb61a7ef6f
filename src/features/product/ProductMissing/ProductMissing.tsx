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
      <Button onClick={onTryAgain}>Try Again</Button>
      <ButtonLink href={paths.collections} variant="secondary">
        Return to Collections
      </ButtonLink>
    </ErrorState>
  )
}
