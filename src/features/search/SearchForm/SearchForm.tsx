import { type ComponentType, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { maxTextLength } from '#domain/limits.ts'
import { paths, searchPath } from '#site/paths.ts'
import { useHydrated } from '#features/shared/useHydrated.ts'
import type { FieldEvents } from '#ui/Combobox/Combobox.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchForm.css.ts'

/**
 * Milliseconds between blur and closing the list (handbook, Rules: toasts and timings), so that a click on the list
 * registers.
 */
const blurDelay = 200

/** Props of the list of suggestions. */
export interface SearchField {
  field: RefObject<HTMLInputElement | null>
  listen: (events: FieldEvents | undefined) => void
  text: string
  /** The focus is in the form, or left it less than 200 ms ago. */
  isNear: boolean
  /** Counts focus from outside of the form, clicks and edits of the field. */
  visit: number
  /** An arrow key opens the list again: counts one more. */
  onVisit: () => void
  /** Navigates to a path. */
  onNavigate: (href: string) => void
}

export interface SearchFormProps {
  /** Search term of the current page. */
  term?: string | undefined
  /** In the header phones show only an icon until focus; in a menu the field has the full width. */
  place: 'header' | 'menu'
  /** Navigates to a path. Without it the browser submits the form. */
  onNavigate?: ((href: string) => void) | undefined
  /** Called on submit of a non-blank search. */
  onSearch?: ((text: string) => void) | undefined
  /** Focus or pointer on the field: prefetch the suggestions. */
  onIntent?: (() => void) | undefined
  /** The list of suggestions, once its module is loaded. */
  suggestions?: ComponentType<SearchField> | undefined
}

/**
 * A search form that works without scripts. The field is uncontrolled, so that loading the suggestions keeps its text and
 * caret. A blank search is not submitted.
 */
export function SearchForm(props: SearchFormProps) {
  const { term = '', place, onNavigate, onSearch, onIntent, suggestions: Suggestions } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const events = useRef<FieldEvents>(undefined)
  const listen = useCallback((handlers: FieldEvents | undefined) => {
    events.current = handlers
  }, [])
  const [text, setText] = useState(term)
  const [isNear, setIsNear] = useDelayedBlur()
  const isHydrated = useHydrated()

  const shown = useRef(term)
  const sent = useRef<string[]>([])
  useEffect(() => {
    // Text typed before hydration is kept; navigation to another search shows its term.
    if (!field.current || shown.current === term) return
    shown.current = term
    const arrived = sent.current.indexOf(term)
    sent.current = sent.current.slice(arrived + 1)
    // Results of a search sent from here: text typed meanwhile is not overwritten.
    if (arrived >= 0) return
    sent.current = []
    field.current.value = term
    setText(term)
  }, [term])

  const [visit, setVisit] = useState(0)
  const activate = () => {
    setVisit((count) => count + 1)
    setIsNear(true, 0)
    setText(field.current?.value ?? '')
    onIntent?.()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus is
    <form
      className={styles.form({ place })}
      action={paths.collections}
      role="search"
      // With scripts a blank search is silently prevented; without, the browser validates.
      noValidate={isHydrated}
      onSubmit={(event) => {
        const submitted = field.current?.value.trim() ?? ''
        if (submitted === '' || onNavigate) event.preventDefault()
        if (submitted === '') return
        setIsNear(false, 0)
        sent.current.push(submitted)
        onSearch?.(submitted)
        onNavigate?.(searchPath(submitted))
      }}
      onFocus={() => setIsNear(true, 0)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsNear(false, blurDelay)
      }}
    >
      <label htmlFor={id} className={styles.label}>
        <VisuallyHidden>Search</VisuallyHidden>
        <Icon name="search" />
      </label>
      <input
        ref={field}
        id={id}
        className={styles.input({ place })}
        type="search"
        name="search"
        defaultValue={term}
        required
        pattern=".*\S.*"
        title="A word of a name, weave or colour"
        placeholder="Sarees, weaves, colours"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxTextLength}
        onPointerDown={onIntent}
        // The field may have been focused before hydration.
        onChange={(event) => {
          activate()
          events.current?.onChange(event)
        }}
        onClick={activate}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.form?.contains(relatedTarget)) activate()
        }}
        onKeyDown={(event) => events.current?.onKeyDown(event)}
      />
      {place === 'header' && isHydrated && (
        // Without the focus in the form phones show only the icon again.
        <button type="button" className={styles.cancel} onClick={({ currentTarget }) => currentTarget.blur()}>
          Cancel
        </button>
      )}
      {Suggestions && onNavigate && (
        <Suggestions
          field={field}
          listen={listen}
          text={text}
          isNear={isNear}
          visit={visit}
          onVisit={activate}
          onNavigate={onNavigate}
        />
      )}
    </form>
  )
}

/** Whether the form has the focus; a blur is reported with a delay, a focus at once. */
function useDelayedBlur() {
  const [isNear, setIsNear] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const set = (near: boolean, delay: number) => {
    clearTimeout(timer.current)
    if (delay > 0) timer.current = setTimeout(() => setIsNear(near), delay)
    else setIsNear(near)
  }
  return [isNear, set] as const
}
