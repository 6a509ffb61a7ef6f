import { type ReactNode, type RefObject, useId } from 'react'
import { useIsLive } from '#features/shared/useIsLive.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { footId } from '../SiteFooter/footId.ts'
import * as styles from './SiteMenu.css.ts'

export interface SiteMenuProps {
  button?: RefObject<HTMLButtonElement | null>
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

  const face = (
    <>
      <Icon name={hasPanel ? 'close' : 'menu'} />
      <span className={styles.word}>Menu</span>
    </>
  )
  return (
    <div>
      {isLive ? (
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={hasPanel ? id : undefined}
          onPointerDown={onWanted}
          onFocus={onWanted}
          onClick={isOpen ? onClose : onOpen}
        >
          {face}
        </button>
      ) : (
        <a className={styles.button} href={`#${footId}`}>
          {face}
        </a>
      )}
      {hasPanel && <div id={id}>{panel}</div>}
    </div>
  )
}
