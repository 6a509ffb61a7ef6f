import { useState } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { type } from '#theme/type.css.ts'
import type { SearchField } from '../SearchForm/SearchForm.tsx'
import { noProductsFor, suggestionsOf, statusOf, type Suggestion, type SuggestionsState } from './suggestion.ts'
import { SuggestionLine } from './SuggestionLine.tsx'
import * as styles from './Suggestions.css.ts'

export interface SuggestionsProps extends Omit<SearchField, 'onNavigate'> {
  state: SuggestionsState
  onChoose: (suggestion: Suggestion) => void
  onClearRecent: () => void
}

/** The list below the search field: products, recent searches, or alternatives. */
export function Suggestions(props: SuggestionsProps) {
  const { field, listen, text, isNear, visit, onVisit, state, onChoose, onClearRecent } = props
  // Closed by Escape or a choice, it stays closed until the next interaction with the field.
  const [closedAt, setClosedAt] = useState<number>()
  const options = suggestionsOf(state, text)
  const hasContent = state.is !== 'idle' && (state.is !== 'recent' || options.length > 0)
  return (
    <Combobox
      field={field}
      listen={listen}
      text={text}
      open={isNear && hasContent && closedAt !== visit}
      onOpenChange={(open) => (open ? onVisit() : setClosedAt(visit))}
      label={state.is === 'recent' ? 'Recent searches' : 'Suggestions'}
      options={options}
      keyOf={({ key }) => key}
      hrefOf={({ href }) => href}
      onChoose={(suggestion) => {
        setClosedAt(visit)
        onChoose(suggestion)
      }}
      status={statusOf(state, text)}
      className={styles.panel}
      header={<Header state={state} text={text} onClearRecent={onClearRecent} />}
    >
      {(suggestion) => <SuggestionLine suggestion={suggestion} text={text} />}
    </Combobox>
  )
}

function Header({ state, text, onClearRecent }: Pick<SuggestionsProps, 'state' | 'text' | 'onClearRecent'>) {
  switch (state.is) {
    case 'idle':
      return null
    case 'recent':
      return (
        <div className={styles.head}>
          <p className={styles.title}>Recent searches</p>
          <Button variant="plain" size="small" onClick={onClearRecent}>
            Clear
          </Button>
        </div>
      )
    case 'loading':
      return <p className={styles.message}>Searching…</p>
    case 'failed':
      return <p className={styles.message}>Suggestions could not be loaded. You can search all the same.</p>
    case 'ready':
      return (
        state.products.length === 0 && (
          <div className={styles.message}>
            <p>
              {noProductsFor} “<span className={styles.typed}>{text.trim()}</span>”
            </p>
            <p className={`${type.meta} ${styles.hint}`}>These may be what you are looking for:</p>
          </div>
        )
      )
  }
}
