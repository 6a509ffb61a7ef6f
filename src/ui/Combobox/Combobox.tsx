import { useCombobox } from 'downshift'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { list, option as optionStyle, panel } from './Combobox.css.ts'

/** Takes the keys of a field. */
export type FieldKeys = (event: KeyboardEvent<HTMLInputElement>) => void

interface ComboboxProps<Option> {
  /** The text field it belongs to. It keeps its own text and caret: the list may come long after the first key. */
  field: RefObject<HTMLInputElement | null>
  /** Tells the field whom to hand its keys to; undefined when nobody is there any more. Must not change. */
  listen: (keys: FieldKeys | undefined) => void
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

/**
 * A list of options under a text field. The focus stays in the field: arrow keys, Home and End walk through the options,
 * Enter takes the one in view, Escape closes. Enter without an option in view is the field's own.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { field, listen, text, open, onOpenChange, label, options, keyOf, onChoose, children, head, status } = props
  const menuId = useId()
  const isListOpen = open && options.length > 0
  // Other words, other options: none of them is in view.
  const [view, setView] = useState({ text, index: -1 })
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Option>({
    items: [...options],
    isOpen: isListOpen,
    // Nothing stays chosen, and the field keeps its own text.
    selectedItem: null,
    inputValue: text,
    highlightedIndex: isListOpen && view.text === text ? view.index : -1,
    onHighlightedIndexChange: ({ highlightedIndex: index }) => setView({ text, index }),
    menuId,
    getItemId: (index) => `${menuId}-${index}`,
    itemToString: (item) => (item === null ? '' : keyOf(item)),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  })
  const isInView = isListOpen && highlightedIndex >= 0 && highlightedIndex < options.length

  // The field was drawn long before: it learns here what it has become.
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return undefined
    const { ref, onKeyDown } = getInputProps({}, { suppressRefError: true })
    if (typeof ref === 'function') ref(input)
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': menuId,
      'aria-expanded': String(isListOpen),
      'aria-activedescendant': isInView ? `${menuId}-${highlightedIndex}` : '',
    }
    for (const [name, value] of Object.entries(said)) input.setAttribute(name, value)
    listen((event) => {
      if (event.key === 'Escape') {
        // The browser would empty a search field.
        if (open) event.preventDefault()
        onOpenChange(false)
      } else if (!open && ['ArrowDown', 'ArrowUp'].includes(event.key)) {
        event.preventDefault()
        onOpenChange(true)
      } else if (event.key !== 'Enter' || isInView) onKeyDown?.(event)
    })
    return () => {
      listen(undefined)
      for (const name of Object.keys(said)) input.removeAttribute(name)
    }
  })

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
