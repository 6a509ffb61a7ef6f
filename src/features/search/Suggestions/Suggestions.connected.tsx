import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { suggestionsQuery, suggests } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { typedSearch } from '#domain/search/typedSearch.ts'
import { limits } from '#site/limits.ts'
import { clearSearches, rememberSearch, useRecentSearchesStore } from '#state/recentSearches.ts'
import type { SearchField } from '../SearchForm/SearchForm.tsx'
import type { Suggestion, SuggestionsState } from './suggestion.ts'
import { Suggestions } from './Suggestions.tsx'

/** Debounce in milliseconds. */
const debounceMs = 150

/** Connects the suggestions to the API and the recent searches. */
export function ConnectedSuggestions({ onNavigate, ...searchField }: SearchField) {
  const { field, text, isNear, visit } = searchField
  const { terms, rehydrate } = useRecentSearchesStore()
  useEffect(() => {
    // Another tab may have added searches.
    if (isNear) rehydrate()
  }, [isNear, rehydrate])

  const choose = (suggestion: Suggestion) => {
    if (suggestion.is === 'all') rememberSearch(text)
    if (suggestion.is === 'recent') rememberSearch(suggestion.term)
    // The search has reached its end: the field is empty for the next one.
    if (suggestion.is === 'product') empty(field.current)
    onNavigate(suggestion.href)
  }
  return (
    <Suggestions
      {...searchField}
      state={useSuggestions(text, terms, visit)}
      onChoose={choose}
      onClearRecent={() => {
        clearSearches()
        field.current?.focus()
      }}
    />
  )
}

/** Not by resetting the form: React would then ignore the same text, typed or pasted again. */
function empty(input: HTMLInputElement | null) {
  if (input) input.value = ''
}

/**
 * State of the suggestions for the text. Results of another search are marked as earlier ones. Those that could not be
 * loaded are requested again with the next visit of the field.
 */
function useSuggestions(text: string, terms: readonly string[], visit: number): SuggestionsState {
  const typed = typedSearch(text)
  const debounced = useDebounced(typed)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...suggestionsQuery(useStoreClient(), debounced, { limit: limits.suggestions, letters: limits.suggestionLetters }),
    // While a word is being typed, results for its beginning stay visible.
    placeholderData: (page, query) => (isPrefixOfEither(query?.queryKey[1]?.search, debounced) ? page : undefined),
  })
  const hasFailed = isError && debounced === typed
  const retry = useEffectEvent(() => {
    if (hasFailed) void refetch()
  })
  useEffect(() => {
    if (visit > 0) retry()
  }, [visit])
  if (typed === '') return { is: 'recent', terms }
  if (!suggests(typed, limits.suggestionLetters)) return { is: 'idle' }
  const isEarlier = debounced !== typed || isPlaceholderData
  if (data && !isEarlier) return { is: 'ready', products: data.products, nearest: data.alternatives?.[0]?.search }
  if (data && data.products.length > 0 && isPrefixOfEither(debounced, typed)) {
    return { is: 'ready', products: data.products, isEarlier }
  }
  return { is: hasFailed ? 'failed' : 'loading' }
}

/** Whether one text is a prefix of the other. */
function isPrefixOfEither(one: string | undefined, other: string) {
  return Boolean(one) && (other.startsWith(one ?? '') || one?.startsWith(other) === true)
}

/** The text, debounced. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
