import type { ReactNode } from 'react'
import * as styles from './AccountDetails.css.ts'

export interface AccountDetailsProps {
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Who the account belongs to. */
export function AccountDetails({ firstName, lastName, email, phone }: AccountDetailsProps) {
  const name = `${firstName} ${lastName}`.trim()
  return (
    <dl className={styles.details}>
      {name && <Row label="Name">{name}</Row>}
      {email && (
        <Row label="Email">
          <EmailAddress>{email}</EmailAddress>
        </Row>
      )}
      {phone && <Row label="Phone">{phone}</Row>}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** A long address has its host on the second line. */
function EmailAddress({ children }: { children: string }) {
  const at = Math.max(children.lastIndexOf('@'), 0)
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
