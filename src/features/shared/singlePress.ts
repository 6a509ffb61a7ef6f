import type { KeyboardEvent, MouseEvent } from 'react'

/** For `onKeyDown` of a button: a held Enter presses it once. */
export function withoutRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** Whether a click is the second of a double-click, which nobody meant for what the first has brought under the pointer. */
export function isSecondClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1
}

/** Handlers of a button that removes something, after which the next one is in its place or has the focus. */
export function singlePress(action: () => void) {
  return {
    onKeyDown: withoutRepeat,
    onClick: (event: MouseEvent) => {
      if (!isSecondClick(event)) action()
    },
  }
}
