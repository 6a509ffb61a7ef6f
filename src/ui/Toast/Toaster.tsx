import { useSyncExternalStore } from 'react'
import { Toaster as Sonner } from 'sonner'
import { Icon } from '../Icon/Icon.tsx'
import { Rings } from '../Spinner/Rings.tsx'
import { action, close, content, error, icon, info, success, toast as toastStyle } from './Toaster.css.ts'

export { toast } from 'sonner'

/**
 * The shop's messages: 4000 ms each, three at once, 14 px apart, 356 px wide (the width of a phone less its gutters),
 * closed by a key or swept away by 45 px (spec.md §9). Width and sweep are constants inside sonner and cannot be told
 * to it; `sonner.test.ts` holds them. A page with a bar at its foot lifts the messages by setting `--toast-lift`.
 *
 * @internal
 */
export function Toaster() {
  // sonner measures a message once, when it comes: in a window of another width it must come anew or they overlap.
  const width = useSyncExternalStore(onResize, () => window.innerWidth)
  return (
    <Sonner
      key={width}
      duration={4000}
      visibleToasts={3}
      gap={14}
      expand
      closeButton
      position="bottom-right"
      offset={{ bottom: 'calc(24px + var(--toast-lift, 0px))', right: 24 }}
      mobileOffset={{
        bottom: 'calc(20px + env(safe-area-inset-bottom) + var(--toast-lift, 0px))',
        left: 20,
        right: 20,
      }}
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
  )
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
