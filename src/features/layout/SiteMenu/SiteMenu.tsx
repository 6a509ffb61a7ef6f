import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useId } from 'react'
import { useIsLive } from '#features/shared/useIsLive.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { footId } from '../SiteFooter/footId.ts'
import * as styles from './SiteMenu.css.ts'

export interface SiteMenuProps {
  button?: RefObject<HTMLAnchorElement | null>
  isOpen: boolean
  /** Of the panel or the sheet; its code may still be under way. */
  onOpen: () => void
  onClose: () => void
  /** The button is about to be pressed: time to fetch what it opens. */
  onWanted?: () => void
  /** What stands under the header while it is open; a sheet stands over the page instead. */
  panel?: ReactNode
}

/**
 * The button Menu, and under the header what it opens. Without scripts it is a link to the foot of the page, where every
 * link of the menu stands.
 */
export function SiteMenu({ button, isOpen, onOpen, onClose, onWanted, panel }: SiteMenuProps) {
  const id = useId()
  const isLive = useIsLive()
  const hasPanel = isOpen && Boolean(panel)

  // One element from the server's first byte on: nothing the shopper holds or sees is drawn anew.
  const asButton = isLive && {
    role: 'button',
    'aria-expanded': isOpen,
    'aria-controls': hasPanel ? id : undefined,
    onPointerDown: onWanted,
    onFocus: onWanted,
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
      <a ref={button} className={styles.button} href={`#${footId}`} {...asButton}>
        <Icon name={hasPanel ? 'close' : 'menu'} />
        <span className={styles.word}>Menu</span>
      </a>
      {hasPanel && <div id={id}>{panel}</div>}
    </div>
  )
}
