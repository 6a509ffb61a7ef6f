import { Close, Title } from '@radix-ui/react-dialog'
import { IconButton } from '../Button/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { head, heading } from './OverlayHeader.css.ts'

interface OverlayHeaderProps {
  title: string
  hideTitle?: boolean | undefined
}

/**
 * Title and close button of a dialog or sheet.
 *
 * @internal
 */
export function OverlayHeader({ title, hideTitle }: OverlayHeaderProps) {
  const titleElement = <Title className={heading}>{title}</Title>
  return (
    <div className={head}>
      {hideTitle ? <VisuallyHidden>{titleElement}</VisuallyHidden> : titleElement}
      <Close asChild>
        <IconButton label="Close" icon="close" />
      </Close>
    </div>
  )
}
