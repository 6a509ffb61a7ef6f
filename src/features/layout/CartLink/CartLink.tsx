import type { MouseEvent } from 'react'
import { paths } from '#site/paths.ts'
import { isModifiedClick } from '#ui/isModifiedClick.ts'
import { IconLinkWithBadge } from '../IconLinkWithBadge/IconLinkWithBadge.tsx'

export interface CartLinkProps {
  /** Number of items in the cart. */
  count: number
  /** Opens the cart's sheet on a plain click; other clicks open the cart page, and without it all do. */
  onOpen?: (() => void) | undefined
  /** Pointer or focus on the link: prefetch the sheet. */
  onIntent?: (() => void) | undefined
}

/** The cart link in the header. */
export function CartLink({ count, onOpen, onIntent }: CartLinkProps) {
  const asButton = onOpen && {
    onPointerEnter: onIntent,
    onTouchStart: onIntent,
    onFocus: onIntent,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isModifiedClick(event)) return
      event.preventDefault()
      // Safari does not focus a link that is clicked, and the focus is to return to it.
      event.currentTarget.focus()
      onOpen()
    },
  }
  return <IconLinkWithBadge href={paths.cart} icon="bag" name="Cart" count={count} {...asButton} />
}
