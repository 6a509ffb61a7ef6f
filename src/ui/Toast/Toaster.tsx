import { useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react'
import { Toaster as Sonner } from 'sonner'
import { Icon } from '../Icon/Icon.tsx'
import { Rings } from '../Spinner/Rings.tsx'
import { action, close, content, error, icon, info, success, toast as toastStyle } from './Toaster.css.ts'
import { usePlacement } from './usePlacement.ts'
import { holdToasts, leaveFocus } from './showToast.ts'
import type { ToastNumbers } from './toastNumbers.ts'

export { toast } from 'sonner'
export { dismissAll, showToast } from './showToast.ts'

/**
 * The toasts: 356 px wide, dismissed by a button or a swipe of 45 px. Both are constants of sonner without an option;
 * `sonner.test.ts` checks them. Several form a stack that opens on hover. They stay while hovered or focused.
 *
 * @internal
 */
export function Toaster({ duration, visible, gap }: ToastNumbers) {
  // sonner measures a toast once, on mount: after a resize it is remounted, or toasts overlap.
  const width = useSyncExternalStore(onResize, () => window.innerWidth)
  const placement = usePlacement()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens for Tab
    <div onFocus={() => holdToasts(true)} onBlur={release} onKeyDown={leaveByTab}>
      <Sonner
        key={width}
        duration={duration}
        visibleToasts={visible}
        gap={gap}
        closeButton
        {...placement}
        icons={{
          success: <Icon name="success" size={20} />,
          error: <Icon name="alert" size={20} />,
          info: <Icon name="info" size={20} />,
          loading: <Rings size={20} />,
          close: <Icon name="close" size={16} />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Close message',
          classNames: {
            toast: toastStyle,
            icon,
            content,
            closeButton: close,
            actionButton: action,
            success,
            error,
            info,
          },
        }}
      />
    </div>
  )
}

function release({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) holdToasts(false)
}

/**
 * Tab from the last control of the toasts continues after the element that had the focus before, Shift+Tab from the first
 * one returns to that element. sonner only returns the focus, so that Tab would enter the toasts again, without end.
 */
function leaveByTab(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('li[tabindex], button')]
  if (event.target !== stops.at(event.shiftKey ? 0 : -1)) return
  leaveFocus()
  const { activeElement: before, body } = document
  if (event.shiftKey && before instanceof HTMLElement && before !== body) {
    event.preventDefault()
    // Focused again for its focus ring, which a script's focus does not show after a blur.
    before.blur()
    before.focus({ preventScroll: true, focusVisible: true })
    return
  }
  // The browser moves the focus after this event, past the toasts.
  const places = stops.map((stop) => stop.tabIndex)
  for (const stop of stops) stop.tabIndex = -1
  setTimeout(() => stops.forEach((stop, index) => (stop.tabIndex = places[index] ?? 0)))
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
