import { createElement } from 'react'
import { toast } from 'sonner'

export interface NotifyOptions {
  /** Decides icon and colour; 'success' by default. */
  kind?: 'success' | 'error' | 'info' | undefined
  /** One action: 'Undo'. */
  action?: { label: string; onClick: () => void } | undefined
  /** A toast replaces one with the same id; the message by default. */
  id?: string | undefined
}

/** Shows a toast; it replaces one with the same id, and is announced even if that one said the same. */
export function showToast(message: string, { kind = 'success', action, id = message }: NotifyOptions): void {
  const name = `${id} ${dismissals}`
  const time = timesLeft.get(name) ?? 0
  const leave = () => {
    timesLeft.set(name, time + 1)
    // A focused toast that is removed takes the focus with it, without a blur event.
    holdToasts(false)
  }
  const press = () => {
    leave()
    leaveFocus()
    action?.onClick()
  }
  shown += 1
  // A new element each time: the same text in the same element would not be announced again.
  toast[kind](createElement('div', { key: shown }, message), {
    id: `${name} ${time}`,
    // Passed even when undefined: otherwise a toast would inherit the action of the one it replaces.
    action: action && { ...action, onClick: press },
    onDismiss: leave,
    onAutoClose: leave,
  })
}

/** How many toasts were shown. */
let shown = 0

/**
 * Returns the focus to the element that had it before the toasts, as sonner does when they lose it. Before an action:
 * afterwards it would be taken out of a sheet that the action opens. Before Tab leaves: see `leaveByTab`.
 */
export function leaveFocus(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-sonner-toaster]')) activeElement.blur()
}

let areHeld = false

/** Keeps visible toasts until they are released; then each gets its full duration again. */
export function holdToasts(hold: boolean): void {
  // An update restarts the timer of a toast.
  if (!hold && !areHeld) return
  areHeld = hold
  // With 0, sonner uses the duration of the Toaster.
  const duration = hold ? Number.POSITIVE_INFINITY : 0
  for (const each of toast.getToasts()) {
    if ('title' in each) toast.message(each.title, { ...each, duration })
  }
}

/**
 * How many toasts of an id have begun to leave. A toast that replaced a leaving one would be removed with it: the next
 * one gets another id.
 */
const timesLeft = new Map<string, number>()

/** How often all toasts were dismissed; a toast reacts only on its next render. */
let dismissals = 0

/** Dismisses all toasts. */
export function dismissAll(): void {
  dismissals += 1
  toast.dismiss()
}
