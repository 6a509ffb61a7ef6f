import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { FormFailure } from '../formFailure.ts'
import { useAction } from '../useAction.ts'
import * as styles from './AccountList.css.ts'

export interface AccountListProps {
  /** Accessible name of the list: 'Passkeys'. */
  name: string
  items: readonly { id: string; name: string; detail?: string | undefined }[]
  /** Shown if there are none. */
  emptyText: string
  /** 'Remove' */
  removeLabel: string
  onRemove: (id: string) => Promise<FormFailure | undefined>
}

/** Passkeys or devices of the account, each with a button that removes it. */
export function AccountList({ name, items, emptyText, removeLabel, onRemove }: AccountListProps) {
  const { busy, failure, run } = useAction()
  if (items.length === 0) return <p className={styles.empty}>{emptyText}</p>
  return (
    <>
      <ul className={styles.list} aria-label={name}>
        {items.map(({ id, name: item, detail }) => (
          <li key={id} className={styles.item}>
            <span>
              <span className={styles.name}>{item}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            <Button
              variant="plain"
              size="small"
              loading={busy === id}
              disabled={busy !== undefined && busy !== id}
              onClick={() => run(id, () => onRemove(id))}
            >
              {removeLabel}
              <VisuallyHidden> {item}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <FormAlert failure={failure && { message: failure.message }} />
    </>
  )
}
