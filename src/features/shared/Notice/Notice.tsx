import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Notice.css.ts'

export interface NoticeProps {
  words: string
  /** 'Remove', or 'OK' to dismiss. */
  action: { label: string; onClick: () => void }
}

/** A message on the page, announced when it appears and shown until its action is clicked. */
export function Notice({ words, action }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Icon className={styles.icon} name="info" size={20} />
      <p className={`${type.small} ${styles.text}`} role="status">
        {words}
      </p>
      <Button className={styles.action} variant="plain" size="small" onClick={action.onClick}>
        {action.label}
      </Button>
    </div>
  )
}
