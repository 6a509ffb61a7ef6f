import { noop } from '#domain/noop.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#site/paths.ts'
import { useEventCallback } from '#features/shared/useEventCallback.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { useSingleNavigation } from '#features/shared/useSingleNavigation.connected.tsx'
import { rememberSearch } from '#state/recentSearches.ts'
import { SearchForm, type SearchFormProps } from './SearchForm.tsx'

const loadSuggestions = () => import('../Suggestions/Suggestions.connected.tsx')

interface ConnectedSearchFormProps extends Pick<SearchFormProps, 'place'> {
  /** The results replace the current history entry: for the menu, which has its own. */
  replace?: boolean
}

/** Connects the search form to router, suggestions and recent searches. */
export function ConnectedSearchForm({ place, replace = false }: ConnectedSearchFormProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Without suggestions the form still works.
  const { module, prefetch } = useLazyModule(loadSuggestions, noop)
  // A category narrows the results of a search.
  const isListing = `${pathname}/`.startsWith(`${paths.collections}/`)
  const term = isListing ? (new URLSearchParams(search).get('search')?.trim() ?? '') : ''

  const once = useSingleNavigation()
  // The same search again replaces its own entry and shows its results from the top, as a native form does.
  const goTo = useEventCallback((href: string) => {
    const isSame = href === pathname + search
    once(() => void navigate(href, { replace: replace || isSame }), href)
    if (isSame) window.scrollTo(0, 0)
  })
  const onSearch = (text: string) => {
    rememberSearch(text)
    // Closes the on-screen keyboard, which would cover the results.
    if (document.activeElement instanceof HTMLElement && matchMedia('(hover: none)').matches)
      document.activeElement.blur()
  }
  return (
    <SearchForm
      term={term}
      place={place}
      onNavigate={goTo}
      onSearch={onSearch}
      onIntent={prefetch}
      suggestions={module?.ConnectedSuggestions}
    />
  )
}
