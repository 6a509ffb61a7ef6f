import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suggestionsQuery, suggests } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { clearSearches, rememberSearch, useRecentSearchesStore } from '#shopper/recentSearches.ts'
import type { SearchField } from '../SearchForm/SearchForm.tsx'
import type { Suggestion, SuggestionsState } from './suggestion.ts'
import { Suggestions } from './Suggestions.tsx'

/** Milliseconds after the last key before the store is asked. */
const askingDelay = 150

export { rememberSearch } from '#shopper/recentSearches.ts'

/** The list under the search field, with the store's answers and this device's last searches. */
export function ConnectedSuggestions({ onGo, ...searchField }: SearchField) {
  const { field, text, isNear } = searchField
  const { value: terms, rehydrate } = useRecentSearchesStore()
  useEffect(() => {
    // Another tab may have searched since.
    if (isNear) rehydrate()
  }, [isNear, rehydrate])

  const choose = (suggestion: Suggestion) => {
    if (suggestion.is === 'all') rememberSearch(text)
    if (suggestion.is === 'recent') rememberSearch(suggestion.term)
    onGo(suggestion.href)
  }
  return (
    <Suggestions
      {...searchField}
      state={useSuggestions(text, terms)}
      onChoose={choose}
      onClearRecent={() => {
        clearSearches()
        field.current?.focus()
      }}
    />
  )
}

/** What is known of the answer to what stands in the field. An answer to other words is never shown as this one's. */
function useSuggestions(text: string, terms: readonly string[]): SuggestionsState {
  const typed = text.trim()
  const asked = useSettled(typed)
  const { data, isError, isPlaceholderData } = useQuery({
    ...suggestionsQuery(useStoreClient(), asked),
    // While a word grows, what its beginning found stays in sight.
    placeholderData: (page, query) => (grows(query?.queryKey[1]?.search, asked) ? page : undefined),
  })
  if (typed === '') return { is: 'recent', terms }
  if (!suggests(typed)) return { is: 'idle' }
  const isEarlier = asked !== typed || isPlaceholderData
  if (data && !isEarlier) return { is: 'ready', products: data.products }
  if (data && data.products.length > 0 && grows(asked, typed)) {
    return { is: 'ready', products: data.products, isEarlier }
  }
  return { is: isError && asked === typed ? 'failed' : 'loading' }
}

/** Whether one is the other, lengthened or shortened at its end. */
function grows(one: string | undefined, other: string) {
  return Boolean(one) && (other.startsWith(one ?? '') || one?.startsWith(other) === true)
}

/** The text as it was when the keys had rested. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), askingDelay)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
