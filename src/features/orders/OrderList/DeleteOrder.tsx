import { useState } from 'react'
import { focusNext } from '#features/shared/focusNext.ts'
import { orderTexts } from '#site/orders.ts'
import { Button } from '#ui/Button/Button.tsx'
import { question, row } from './OrderList.css.ts'

interface DeleteOrderProps {
  orderId: string
  onDelete: (orderId: string) => void
}

/**
 * Deletes an order from this device, after asking once more: no server has it.
 *
 * @internal
 */
export function DeleteOrder({ orderId, onDelete }: DeleteOrderProps) {
  const [isAsked, setIsAsked] = useState(false)
  const press = () => {
    if (!isAsked) return setIsAsked(true)
    onDelete(orderId)
    focusNext()
  }
  return (
    <div className={row}>
      <span className={question} role="status">
        {isAsked && orderTexts.sure}
      </span>
      <Button variant="plain" size="small" icon="trash" aria-label={orderTexts.delete(orderId)} onClick={press}>
        Delete
      </Button>
      {isAsked && (
        <Button variant="plain" size="small" onClick={() => setIsAsked(false)}>
          Keep
        </Button>
      )}
    </div>
  )
}
