import { Content, Overlay, Portal, Root } from '@radix-ui/react-dialog'
import { veil } from '../Dialog/DialogSurface.css.ts'
import { SurfaceHead } from '../Dialog/SurfaceHead.tsx'
import { useSurface } from '../Dialog/useSurface.ts'
import { ZariLine } from '../Ornament/ZariLine.tsx'
import type { SheetProps } from './Sheet.tsx'
import { body, foot, head, sheet } from './SheetSurface.css.ts'

/**
 * What `Sheet` shows; loaded with the first one.
 *
 * @internal
 */
export function SheetSurface({ open, onOpenChange, title, side, children, footer, hideTitle }: SheetProps) {
  const surface = useSurface()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={veil} />
        <Content className={sheet({ side })} {...surface} aria-describedby={undefined}>
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
