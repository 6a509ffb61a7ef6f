import { useCombobox } from 'downshift'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
} from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { list, option as optionStyle, panel } from './Combobox.css.ts'

/** What a field hands on to the list that belongs to it. */
export interface FieldEvents {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

interface ComboboxProps<Option> {
  /** The text field it belongs to. It keeps its own text and caret: the list may come long after the first key. */
  field: RefObject<HTMLInputElement | null>
  /** Tells the field whom to hand its events to; undefined when nobody is there any more. Must not change. */
  listen: (events: FieldEvents | undefined) => void
  /** What stands in the field. */
  text: string
  /** Whether the list, and what stands around it, is in sight. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Name of the list. */
  label: string
  options: readonly Option[]
  keyOf: (option: Option) => string
  onChoose: (option: Option) => void
  /** Draws one option: words and pictures, nothing to press. */
  children: (option: Option) => ReactNode
  /** Stands over the options. */
  head?: ReactNode
  /** Said politely whenever it changes: how many options there are, or why there are none. */
  status: string
  className?: string | undefined
}

/** What the field has only as long as the list is there. */
const lent = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant']

/**
 * A list of options under a text field. The focus stays in the field: arrow keys, Home and End walk through the options,
 * Enter takes the one in view, Escape closes. Enter without an option in view is the field's own.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { field, listen, text, open, onOpenChange, label, options, keyOf, onChoose, children, head, status } = props
  const menuId = useId()
  const isListOpen = open && options.length > 0
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<Option>({
    items: [...options],
    isOpen: isListOpen,
    // Nothing stays chosen, and the field keeps its own text.
    selectedItem: null,
    inputValue: text,
    menuId,
    getItemId: (index) => `${menuId}-${index}`,
    itemToString: (item) => (item === null ? '' : keyOf(item)),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  })
  const isInView = isListOpen && highlightedIndex >= 0 && highlightedIndex < options.length

  useEffect(() => {
    if (!open) setHighlightedIndex(-1)
  }, [open, setHighlightedIndex])

  // The field was drawn long before: it learns here what it has become.
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const { ref, onKeyDown, onChange } = getInputProps({}, { suppressRefError: true })
    if (typeof ref === 'function') ref(input)
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', menuId)
    input.setAttribute('aria-expanded', String(isListOpen))
    input.setAttribute('aria-activedescendant', isInView ? `${menuId}-${highlightedIndex}` : '')
    listen({
      onKeyDown(event) {
        if (event.key === 'Escape') {
          // The browser would empty a search field.
          if (open) event.preventDefault()
          onOpenChange(false)
        } else if (!open && ['ArrowDown', 'ArrowUp'].includes(event.key)) {
          event.preventDefault()
          onOpenChange(true)
        } else if (event.key !== 'Enter' || isInView) onKeyDown?.(event)
      },
      // Other words, other options: none of them stays in view.
      onChange: (event) => onChange?.(event),
    })
  })
  useLayoutEffect(() => {
    const input = field.current
    return () => {
      listen(undefined)
      for (const name of lent) input?.removeAttribute(name)
    }
  }, [field, listen])

  return (
    <>
      <VisuallyHidden role="status">{open ? status : ''}</VisuallyHidden>
      <div
        role="presentation"
        hidden={!open}
        className={classes(panel, props.className)}
        // The focus stays in the field, wherever on the list the press lands.
        onMouseDown={(event) => event.preventDefault()}
      >
        {head}
        <ul {...getMenuProps({ 'aria-label': label })} hidden={!isListOpen} className={list}>
          {options.map((option, index) => (
            <li key={keyOf(option)} {...getItemProps({ item: option, index })} className={optionStyle}>
              {children(option)}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
