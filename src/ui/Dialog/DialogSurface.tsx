import { Content, Description, Overlay, Portal, Root } from '@radix-ui/react-dialog'
import type { DialogProps } from './Dialog.tsx'
import { body, panel, text, veil } from './DialogSurface.css.ts'
import { SurfaceHead } from './SurfaceHead.tsx'
import { useSurface } from './useSurface.ts'

/**
 * What `Dialog` shows; loaded with the first one.
 *
 * @internal
 */
export function DialogSurface({ open, onOpenChange, title, description, children, hideTitle }: DialogProps) {
  const surface = useSurface()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={veil} />
        <Content className={panel} {...surface} {...(description ? {} : { 'aria-describedby': undefined })}>
          <SurfaceHead title={title} hideTitle={hideTitle} />
          {description && <Description className={text}>{description}</Description>}
          <div className={body}>{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
