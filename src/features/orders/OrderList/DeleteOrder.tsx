import { useRef, useState, type KeyboardEvent } from 'react'
import { focusNext } from '#features/shared/focusNext.ts'
import { singlePress } from '#features/shared/singlePress.ts'
import { orderTexts } from '#site/orders.ts'
import { Button } from '#ui/Button/Button.tsx'
import { question, row } from './OrderList.css.ts'

interface DeleteOrderProps {
  orderId: string
  onDelete: (orderId: string) => void
}

/**
 * Deletes an order from this device after a confirmation, because no server has it. Escape keeps it.
 *
 * @internal
 */
export function DeleteOrder({ orderId, onDelete }: DeleteOrderProps) {
  const [isAsked, setIsAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = (pressed: Element) => {
    if (!isAsked) return setIsAsked(true)
    const next = nextIn(pressed.closest('li')) ?? pressed.closest('section')?.querySelector<HTMLElement>('h2')
    onDelete(orderId)
    focusNext(next)
  }
  const keep = () => {
    // The button that was pressed unmounts.
    button.current?.focus()
    setIsAsked(false)
  }
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isAsked) keep()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens for Escape
    <div className={row} onKeyDown={onEscape}>
      <span className={question} role="status">
        {isAsked && orderTexts.sure}
      </span>
      <Button
        ref={button}
        variant="plain"
        size="small"
        icon="trash"
        aria-label={orderTexts.delete(orderId)}
        data-delete
        {...singlePress(press)}
      >
        Delete
      </Button>
      {isAsked && (
        <Button variant="plain" size="small" onClick={keep}>
          Keep
        </Button>
      )}
    </div>
  )
}

/** What gets the focus when an item of a list is removed: the next one's button, or the previous one's, if there is one. */
function nextIn(item: Element | null): HTMLElement | null | undefined {
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('[data-delete]')
}
