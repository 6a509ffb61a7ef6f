import { useId } from 'react'
import { type as textType } from '#theme/type.css.ts'
import { Button } from '../Button/Button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Notice.css.ts'

export interface NoticeProps {
  /** info: what the shopper should know; warning: what may not go as expected; danger: why something cannot go on. */
  tone?: 'info' | 'warning' | 'danger'
  /** Large: as a heading. */
  size?: 'regular' | 'large'
  /** Live region: `status` is announced politely, `alert` at once. Without a role it is read with the page. */
  role?: 'status' | 'alert'
  /** Of the message, for `aria-describedby`. */
  id?: string
  /** Already announced elsewhere, as by a toast: not announced again. */
  isAnnounced?: boolean
  /** What helps: 'Remove', 'Try again', or 'OK' to dismiss. */
  action?: { label: string; onClick?: () => void; type?: 'button' | 'submit' } | undefined
  /** The message. */
  children: string
}

/** A message in a frame on the page, with at most one button, which the message describes: 'OK' alone says nothing. */
export function Notice(props: NoticeProps) {
  const generatedId = useId()
  const { tone = 'info', size = 'regular', role, id = generatedId, isAnnounced = false, action, children } = props
  return (
    <div className={styles.notice[tone]}>
      <Icon className={styles.icon} name={tone === 'info' ? 'info' : 'alert'} size={size === 'large' ? 24 : 20} />
      <p
        className={cx(size === 'large' ? textType.tileName : textType.small, styles.message)}
        id={id}
        role={role}
        aria-live={isAnnounced ? 'off' : undefined}
      >
        {children}
      </p>
      {action && (
        <Button
          className={styles.action}
          variant="plain"
          size="small"
          type={action.type ?? 'button'}
          aria-describedby={id}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
