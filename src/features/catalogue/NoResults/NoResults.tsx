import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'

/** Another search that finds something; `without` is what it leaves out, '' where it corrects a word. */
interface Alternative {
  search: string
  without: string
  href: string
}

export interface NoResultsProps {
  /** Filters are chosen, which may be why there is nothing. */
  hasFilters: boolean
  /** What was searched, if anything. */
  search?: string | undefined
  alternatives: readonly Alternative[]
  /** Other links, below. */
  children?: ReactNode
}

/** Instead of the cards if nothing matches: similar searches, and a link that clears search, category and filters. */
export function NoResults({ hasFilters, search, alternatives, children }: NoResultsProps) {
  return (
    <>
      <EmptyState level={2} title="No products found" message={messageOf({ hasFilters, search, alternatives })}>
        {alternatives.map((other) => (
          <ButtonLink key={other.search} href={other.href} variant="secondary">
            {other.without ? `${other.search}, without “${other.without}”` : `Did you mean “${other.search}”?`}
          </ButtonLink>
        ))}
        <ButtonLink href={paths.collections} variant="secondary">
          Clear All Filters
        </ButtonLink>
      </EmptyState>
      {children}
    </>
  )
}

function messageOf({ hasFilters, search, alternatives }: NoResultsProps): string {
  if (alternatives.length > 0) return 'Nothing matches every word. Adjust your filters, or try one of these searches:'
  if (search && !hasFilters) return 'Try another word, or adjust your filters to see more pieces.'
  return 'Try adjusting your filters to see more pieces.'
}
