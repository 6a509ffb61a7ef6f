import { useRef, useState, type KeyboardEvent } from 'react'
import { singlePress } from '#features/shared/singlePress.ts'
import { clearDeviceTexts } from '#site/clearDevice.ts'
import { Button } from '#ui/Button/Button.tsx'
import { question, row } from './ClearDevice.css.ts'

export interface ClearDeviceProps {
  onClear: () => void
}

/** Clears what the shop has stored on this device, after a confirmation, because no server has it. Escape keeps it. */
export function ClearDevice({ onClear }: ClearDeviceProps) {
  const [isAsked, setIsAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    setIsAsked(!isAsked)
    if (isAsked) onClear()
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
    <div className={row} onKeyDown={onEscape} data-with-scripts>
      <span className={question} role="status">
        {isAsked && clearDeviceTexts.sure}
      </span>
      <Button ref={button} variant="secondary" size="small" icon="trash" {...singlePress(press)}>
        {clearDeviceTexts.clear}
      </Button>
      {isAsked && (
        <Button variant="plain" size="small" onClick={keep}>
          Keep
        </Button>
      )}
    </div>
  )
}
