import { backToHomeLabel, browseCollectionsLabel } from '#site/actionLabels.ts'
import { notFoundName } from '#site/pageNames.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'

/** The 404 page. */
export function NotFoundScreen() {
  return (
    <EmptyState
      level={1}
      title={notFoundName}
      message="This address leads nowhere in the shop. The shelves are this way."
    >
      <ButtonLink href={paths.collections}>{browseCollectionsLabel}</ButtonLink>
      <ButtonLink href={paths.home} variant="secondary">
        {backToHomeLabel}
      </ButtonLink>
    </EmptyState>
  )
}
