import type { KeyboardEvent, MouseEvent } from 'react'

/** For `onKeyDown` of a button: a held Enter presses it once. */
export function withoutRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** Whether a click is the second of a double-click: it must not act on what the first has put under the pointer. */
export function isSecondClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1
}

/** For `onClick` of a link that takes the place of a button that was pressed. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (isSecondClick(event)) event.preventDefault()
}

/** Handlers of a button that removes something: only its first press counts, for the next button takes its place. */
export function singlePress(action: (pressed: Element) => void) {
  return {
    onKeyDown: withoutRepeat,
    onClick: (event: MouseEvent) => {
      if (!isSecondClick(event)) action(event.currentTarget)
    },
  }
}
