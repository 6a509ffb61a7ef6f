import { useRef, useState } from 'react'
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
 * Deletes an order from this device after a confirmation, because no server has it.
 *
 * @internal
 */
export function DeleteOrder({ orderId, onDelete }: DeleteOrderProps) {
  const [isAsked, setIsAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    if (!isAsked) return setIsAsked(true)
    onDelete(orderId)
    focusNext()
  }
  const keep = () => {
    // The button that was pressed unmounts.
    button.current?.focus()
    setIsAsked(false)
  }
  return (
    <div className={row}>
      <span className={question} role="status">
        {isAsked && orderTexts.sure}
      </span>
      <Button
        ref={button}
        variant="plain"
        size="small"
        icon="trash"
        aria-label={orderTexts.delete(orderId)}
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
