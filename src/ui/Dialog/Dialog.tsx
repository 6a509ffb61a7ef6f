import { Content, Description, Overlay, Portal, Root } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { body, panel, text, overlay } from './Dialog.css.ts'
import { OverlayHeader } from './OverlayHeader.tsx'
import { useOverlay } from './useOverlay.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string | undefined
  children: ReactNode
  /** Visually hides the title; screen readers still read it. */
  hideTitle?: boolean | undefined
}

/** A modal dialog. Use rarely: what can be undone needs no confirmation. */
export function Dialog({ open, onOpenChange, title, description, children, hideTitle }: DialogProps) {
  const contentProps = useOverlay()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlay} />
        <Content className={panel} {...contentProps} {...(description ? {} : { 'aria-describedby': undefined })}>
          <OverlayHeader title={title} hideTitle={hideTitle} />
          {description && <Description className={text}>{description}</Description>}
          <div className={body}>{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
