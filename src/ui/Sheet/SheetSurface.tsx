import { Content, Overlay, Portal, Root } from '@radix-ui/react-dialog'
import { veil } from '../Dialog/DialogSurface.css.ts'
import { SurfaceHead } from '../Dialog/SurfaceHead.tsx'
import { useOpener } from '../Dialog/useOpener.ts'
import { ZariLine } from '../Ornament/ZariLine.tsx'
import type { SheetProps } from './Sheet.tsx'
import { body, foot, head, sheet } from './SheetSurface.css.ts'

/**
 * What `Sheet` shows; loaded with the first one.
 *
 * @internal
 */
export function SheetSurface({ open, onOpenChange, title, side, children, footer, hideTitle }: SheetProps) {
  const opener = useOpener()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={veil} />
        <Content className={sheet({ side })} {...opener} aria-describedby={undefined}>
          <ZariLine />
          <div className={head}>
            <SurfaceHead title={title} hideTitle={hideTitle} />
          </div>
          <div className={body}>{children}</div>
          {footer && <div className={foot}>{footer}</div>}
        </Content>
      </Portal>
    </Root>
  )
}
