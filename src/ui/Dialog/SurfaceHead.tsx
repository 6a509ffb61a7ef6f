import { Close, Title } from '@radix-ui/react-dialog'
import { IconButton } from '../Button/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { head, heading } from './SurfaceHead.css.ts'

interface SurfaceHeadProps {
  title: string
  hideTitle?: boolean | undefined
}

/**
 * The title of a dialog or sheet, and the way out of it.
 *
 * @internal
 */
export function SurfaceHead({ title, hideTitle }: SurfaceHeadProps) {
  const words = <Title className={heading}>{title}</Title>
  return (
    <div className={head}>
      {hideTitle ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <Close asChild>
        <IconButton label="Close" icon="close" />
      </Close>
    </div>
  )
}
