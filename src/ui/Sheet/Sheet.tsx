import { Content, Overlay, Portal, Root } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { overlay } from '../Dialog/Dialog.css.ts'
import { OverlayHeader } from '../Dialog/OverlayHeader.tsx'
import { useOverlay } from '../Dialog/useOverlay.ts'
import { ZariLine } from '../Ornament/ZariLine.tsx'
import { body, footer as footerStyle, head, sheet } from './Sheet.css.ts'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The edge it slides in from: where its button is. 'bottom': from the left in windows wider than a phone. */
  side: 'left' | 'right' | 'bottom'
  children: ReactNode
  /** Sticky at the bottom while the content scrolls. */
  footer?: ReactNode
  /** Visually hides the title; screen readers still read it. */
  hideTitle?: boolean | undefined
}

/** A modal panel that slides in from one side: menu, filters, cart. Import it only from lazy modules: it brings Radix. */
export function Sheet({ open, onOpenChange, title, side, children, footer, hideTitle }: SheetProps) {
  const contentProps = useOverlay()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlay} />
        <Content className={sheet({ side })} {...contentProps} aria-describedby={undefined}>
          <ZariLine />
          <div className={head}>
            <OverlayHeader title={title} hideTitle={hideTitle} />
          </div>
          <div className={body}>{children}</div>
          {footer && <div className={footerStyle({ side })}>{footer}</div>}
        </Content>
      </Portal>
    </Root>
  )
}
