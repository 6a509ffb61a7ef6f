import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './OfflineBanner.css.ts'

export interface OfflineBannerProps {
  isOffline: boolean
}

/** Shown while there is no network. Announced, even over a dialog, because its `aria-live` region is permanent. */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  return (
    <div role="status" aria-live="polite" data-screen-only>
      {isOffline && (
        // Toasts read the attribute and keep clear of it.
        <p className={`${type.small} ${styles.banner}`} data-bottom-note>
          <Icon className={styles.icon} name="warning" size={20} />
          You are offline. What is open stays here; the rest comes back with the network.
        </p>
      )}
    </div>
  )
}
