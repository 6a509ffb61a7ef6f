import { type ComponentType, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { paths, searchPath } from '#features/shared/paths.ts'
import { useIsLive } from '#features/shared/useIsLive.ts'
import type { FieldEvents } from '#ui/Combobox/Combobox.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchForm.css.ts'

/** Milliseconds between the focus leaving and the list going (spec.md §2): a press on the list comes through. */
const blurDelay = 200

/** What the list under the field knows of it. */
export interface SearchField {
  field: RefObject<HTMLInputElement | null>
  listen: (events: FieldEvents | undefined) => void
  text: string
  /** The focus is in the form, or left it less than 200 ms ago. */
  isNear: boolean
  /** How often the shopper has turned to the field: by the focus, by a press, by a key that changed it. */
  visit: number
  /** Opens an address of the shop. */
  onGo: (href: string) => void
}

export interface SearchFormProps {
  /** What the page in view was searched for. */
  term?: string | undefined
  /** In the header it is a sign alone on phones, until it has the focus; in a menu it fills its room. */
  place: 'header' | 'menu'
  /** Opens an address of the shop. Without it the browser sends the form. */
  onGo?: ((href: string) => void) | undefined
  /** Something is searched for that is not blank. */
  onSearch?: ((text: string) => void) | undefined
  /** The field is about to be used: time to fetch what helps. */
  onWanted?: (() => void) | undefined
  /** The list under the field, as soon as its code is here. */
  suggestions?: ComponentType<SearchField> | undefined
}

/**
 * Search as a plain form: it works before, and without, any script. The list that joins it later leaves the field, its
 * text and its caret as they are. A blank search goes nowhere.
 */
export function SearchForm(props: SearchFormProps) {
  const { term = '', place, onGo, onSearch, onWanted, suggestions: Suggestions } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const events = useRef<FieldEvents>(undefined)
  const listen = useCallback((taker: FieldEvents | undefined) => {
    events.current = taker
  }, [])
  const [text, setText] = useState(term)
  const [isNear, setIsNear] = useNearness()
  const isLive = useIsLive()

  const shown = useRef(term)
  const sent = useRef<string[]>([])
  useEffect(() => {
    // What was typed before this code ran stays; another search shows its own words.
    if (!field.current || shown.current === term) return
    shown.current = term
    const arrived = sent.current.indexOf(term)
    sent.current = sent.current.slice(arrived + 1)
    // The results of what was sent from here: whatever is typed while they are under way is not written over.
    if (arrived >= 0) return
    sent.current = []
    field.current.value = term
    setText(term)
  }, [term])

  const [visit, setVisit] = useState(0)
  const wake = () => {
    setVisit((count) => count + 1)
    setIsNear(true, 0)
    setText(field.current?.value ?? '')
    onWanted?.()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus is
    <form
      className={styles.form({ place })}
      action={paths.collections}
      role="search"
      // A script stops a blank search without a word; without one the browser does, with its own.
      noValidate={isLive}
      onSubmit={(event) => {
        const words = field.current?.value.trim() ?? ''
        if (words === '' || onGo) event.preventDefault()
        if (words === '') return
        setIsNear(false, 0)
        sent.current.push(words)
        onSearch?.(words)
        onGo?.(searchPath(words))
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
        placeholder="Search sarees, weaves, colours"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        onPointerDown={onWanted}
        // The focus may have come before this code: a key wakes the form as well.
        onChange={(event) => {
          wake()
          events.current?.onChange(event)
        }}
        onClick={wake}
        onFocus={wake}
        onKeyDown={(event) => events.current?.onKeyDown(event)}
      />
      {Suggestions && onGo && (
        <Suggestions field={field} listen={listen} text={text} isNear={isNear} visit={visit} onGo={onGo} />
      )}
    </form>
  )
}

/** Whether the focus is here; leaving is told after a while, coming back at once. */
function useNearness() {
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
