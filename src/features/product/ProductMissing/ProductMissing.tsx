import { paths } from '#features/shared/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'

/** Where a product could not be shown (spec.md §8, screens). */
export function ProductMissing() {
  return (
    <ErrorState level={1} title="Product Not Found" message="The piece could not be loaded just now.">
      <ButtonLink href={paths.collections}>Return to Collections</ButtonLink>
    </ErrorState>
  )
}
