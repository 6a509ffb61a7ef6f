import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { productMissingName } from '#site/pageNames.ts'
import { paths } from '#site/paths.ts'
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
      title={productMissingName}
      message={
        isOffline
          ? 'There is no connection. The piece is shown as soon as there is one.'
          : 'The piece could not be loaded just now.'
      }
    >
      <TryAgainButton onClick={onTryAgain} />
      <ButtonLink href={paths.collections} variant="secondary">
        Return to Collections
      </ButtonLink>
    </ErrorState>
  )
}
