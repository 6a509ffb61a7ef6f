import { toast } from 'sonner'

export interface NotifyOptions {
  /** Decides icon and colour; 'success' by default. */
  kind?: 'success' | 'error' | 'info' | undefined
  /** One action: 'Undo'. */
  action?: { label: string; onClick: () => void } | undefined
  /** A toast replaces one with the same id; the message by default. */
  id?: string | undefined
}

/** Shows a toast, in the place of the one with its id. */
export function showToast(message: string, { kind = 'success', action, id = message }: NotifyOptions): void {
  const name = `${id} ${dismissals}`
  const time = timesLeft.get(name) ?? 0
  const leave = () => void timesLeft.set(name, time + 1)
  const press = () => {
    leave()
    leaveFocus()
    action?.onClick()
  }
  toast[kind](message, {
    id: `${name} ${time}`,
    // Passed even when undefined: otherwise a toast would inherit the action of the one it replaces.
    action: action && { ...action, onClick: press },
    onDismiss: leave,
    onAutoClose: leave,
  })
}

/**
 * Gives the focus back before an action: sonner does so when the focus leaves its toasts, and would take it out of a sheet
 * that the action opens.
 */
function leaveFocus(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-sonner-toaster]')) activeElement.blur()
}

/**
 * How many toasts of an id have begun to leave. A toast that takes the place of one that is leaving would be taken away with
 * it: the next one of the id is another.
 */
const timesLeft = new Map<string, number>()

/** How often all of them were dismissed, which a toast learns of only when it is rendered next. */
let dismissals = 0

/** Takes away every toast that is shown. */
export function dismissAll(): void {
  dismissals += 1
  toast.dismiss()
}
