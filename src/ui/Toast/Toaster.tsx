import { useSyncExternalStore, type FocusEvent } from 'react'
import { Toaster as Sonner } from 'sonner'
import { Icon } from '../Icon/Icon.tsx'
import { Rings } from '../Spinner/Rings.tsx'
import { action, close, content, error, icon, info, success, toast as toastStyle } from './Toaster.css.ts'
import { usePlacement } from './usePlacement.ts'
import { holdToasts } from './showToast.ts'
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
    <div onFocus={() => holdToasts(true)} onBlur={release}>
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

function onResize(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
