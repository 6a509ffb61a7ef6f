import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Notice.css.ts'

export interface NoticeProps {
  words: string
  /** What to do about it: 'Remove', or 'OK' for what only had to be told. */
  action: { label: string; onClick: () => void }
}

/** Something the shopper should know of the page before going on. Read aloud when it comes; stays until it is answered. */
export function Notice({ words, action }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Icon className={styles.sign} name="info" size={20} />
      <p className={`${type.small} ${styles.words}`} role="status">
        {words}
      </p>
      <Button className={styles.key} variant="plain" size="small" onClick={action.onClick}>
        {action.label}
      </Button>
    </div>
  )
}
