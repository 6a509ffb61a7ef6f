import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useOnDemand } from '#features/shared/useOnDemand.ts'
import { SearchForm, type SearchFormProps } from './SearchForm.tsx'

/** The list under the field comes with the first touch of it. */
const loadSuggestions = () => import('../Suggestions/Suggestions.connected.tsx')

interface ConnectedSearchFormProps extends Pick<SearchFormProps, 'place'> {
  /** The results take the place of this page in the history: for a menu that has an entry of its own. */
  replace?: boolean
}

/** The search of every page: its results, its suggestions, and what was searched for on this device. */
export function ConnectedSearchForm({ place, replace = false }: ConnectedSearchFormProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [loaded, load] = useOnDemand(loadSuggestions)
  const term = pathname === paths.collections ? (new URLSearchParams(search).get('search')?.trim() ?? '') : ''

  const goTo = useCallback((href: string) => void navigate(href, { replace }), [navigate, replace])
  const onSearch = (text: string) => {
    // A search that is not remembered is a search all the same.
    void load().then(
      ({ rememberSearch }) => rememberSearch(text),
      () => undefined,
    )
    // On a phone the keyboard would stay over the results.
    if (document.activeElement instanceof HTMLElement && matchMedia('(hover: none)').matches)
      document.activeElement.blur()
  }
  return (
    <SearchForm
      term={term}
      place={place}
      onGo={goTo}
      onSearch={onSearch}
      // Without it the form is what it was before: a form.
      onWanted={() => void load().catch(() => undefined)}
      suggestions={loaded?.ConnectedSuggestions}
    />
  )
}
