import { useCombobox } from 'downshift'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { cx } from '../cx.ts'
import { isModifiedClick } from '../isModifiedClick.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { option as optionStyle, panel } from './Combobox.css.ts'

/** Handlers the list attaches to its text field. */
export interface FieldEvents {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

interface ComboboxProps<Option> {
  /** The text field. It is uncontrolled: the list may load long after the first key press. */
  field: RefObject<HTMLInputElement | null>
  /** Registers the handlers with the field; undefined unregisters. Must be stable. */
  listen: (events: FieldEvents | undefined) => void
  /** Current text of the field. */
  text: string
  /** Whether the panel with the list is visible. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name of the list. */
  label: string
  options: readonly Option[]
  keyOf: (option: Option) => string
  /** The page the option leads to. The browser opens it in a new tab or window where a click asks for that. */
  hrefOf: (option: Option) => string
  onChoose: (option: Option) => void
  /** Renders one option, without interactive elements. */
  children: (option: Option) => ReactNode
  /** Rendered above the options. */
  header?: ReactNode
  /** Live region text: how many options there are, or why there are none. */
  status: string
  className?: string | undefined
}

/** Attributes set on the field while the list is mounted. */
const fieldAttributes = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant']

/**
 * A list of options under a text field. The focus stays in the field: arrow keys, Home and End move through the
 * options, Enter chooses the highlighted one, Escape closes. Enter without a highlighted option is left to the field. A
 * surrounding dialog ignores the Escape that closes the panel.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { field, listen, text, open, onOpenChange, label, options, keyOf, hrefOf, onChoose, children } = props
  const menuId = useId()
  const isListOpen = open && options.length > 0
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<Option>({
    items: [...options],
    isOpen: isListOpen,
    // Choosing is an action: nothing stays selected, and the field keeps its text.
    selectedItem: null,
    inputValue: text,
    menuId,
    getItemId: (index) => `${menuId}-${index}`,
    // The panel is the scroll container; by default downshift scrolls the list.
    scrollIntoView: (option: HTMLElement | undefined) => option?.scrollIntoView({ block: 'nearest' }),
    itemToString: (item) => (item === null ? '' : keyOf(item)),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  })
  const isHighlighted = isListOpen && highlightedIndex >= 0 && highlightedIndex < options.length

  // New options under the same index: Enter would choose one that the shopper has not highlighted.
  const shown = options.map(keyOf).join('\n')
  const shownBefore = useRef(shown)
  useLayoutEffect(() => {
    if (!open || shown !== shownBefore.current) setHighlightedIndex(-1)
    shownBefore.current = shown
  }, [open, shown, setHighlightedIndex])

  // The field was rendered before this list: it gets its combobox attributes here.
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const { ref, onKeyDown, onChange } = getInputProps({}, { suppressRefError: true })
    if (typeof ref === 'function') ref(input)
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', menuId)
    input.setAttribute('aria-expanded', String(isListOpen))
    input.setAttribute('aria-activedescendant', isHighlighted ? `${menuId}-${highlightedIndex}` : '')
    listen({
      onKeyDown(event) {
        // Arrows and Escape of an input method choose among its candidates.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') {
          // The browser would clear a search field.
          if (open) event.preventDefault()
          onOpenChange(false)
        } else if (!open && ['ArrowDown', 'ArrowUp'].includes(event.key)) {
          event.preventDefault()
          onOpenChange(true)
        } else if (event.key !== 'Enter' || isHighlighted) onKeyDown?.(event)
      },
      // New text brings new options: none stays highlighted.
      onChange: (event) => onChange?.(event),
    })
  })
  useLayoutEffect(() => {
    const input = field.current
    return () => {
      listen(undefined)
      for (const name of fieldAttributes) input?.removeAttribute(name)
    }
  }, [field, listen])

  return (
    <>
      <VisuallyHidden role="status">{open ? props.status : ''}</VisuallyHidden>
      <div
        role="presentation"
        hidden={!open}
        data-takes-escape={open || undefined}
        className={cx(panel, props.className)}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        // For Escape on a button of the panel's header.
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return
          onOpenChange(false)
          field.current?.focus()
        }}
      >
        {props.header}
        <ul {...getMenuProps({ 'aria-label': label })} hidden={!isListOpen}>
          {options.map((option, index) => (
            <li key={keyOf(option)} role="none">
              <a
                href={hrefOf(option)}
                // The focus stays in the field.
                tabIndex={-1}
                className={optionStyle}
                {...getItemProps({
                  item: option,
                  index,
                  onClick: ({ nativeEvent }) => {
                    if (isModifiedClick(nativeEvent)) Object.assign(nativeEvent, { preventDownshiftDefault: true })
                    else nativeEvent.preventDefault()
                  },
                })}
              >
                {children(option)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
