import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useId } from 'react'
import { useHydrated } from '#features/shared/useHydrated.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { footerId } from '../SiteFooter/footerId.ts'
import * as styles from './SiteMenu.css.ts'

export interface SiteMenuProps {
  button?: RefObject<HTMLAnchorElement | null>
  isOpen: boolean
  /** The module of the panel or sheet is loading after a click. */
  isLoading?: boolean
  /** Opens the panel or the sheet. */
  onOpen: () => void
  onClose: () => void
  /** Pointer or focus on the button: prefetch what it opens. */
  onIntent?: () => void
  /** The panel below the header while open. */
  panel?: ReactNode
}

/**
 * The menu button and its panel. Without scripts it is a link to the footer, which has all links of the menu.
 */
export function SiteMenu({ button, isOpen, isLoading = false, onOpen, onClose, onIntent, panel }: SiteMenuProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const hasPanel = isOpen && Boolean(panel)

  // The same element before and after hydration, so that it keeps the focus.
  const asButton = isHydrated && {
    role: 'button',
    'aria-expanded': isOpen,
    'aria-busy': isLoading || undefined,
    'aria-controls': hasPanel ? id : undefined,
    onPointerEnter: onIntent,
    onPointerDown: onIntent,
    onFocus: onIntent,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (isOpen) onClose()
      else onOpen()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== ' ') return
      event.preventDefault()
      event.currentTarget.click()
    },
  }
  return (
    <div>
      <a ref={button} className={styles.button} href={`#${footerId}`} data-replay {...asButton}>
        <Icon name={hasPanel ? 'close' : 'menu'} />
        <span className={styles.label}>Menu</span>
      </a>
      {hasPanel && <div id={id}>{panel}</div>}
    </div>
  )
}
