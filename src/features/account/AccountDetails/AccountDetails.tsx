import * as styles from './AccountDetails.css.ts'

export interface AccountDetailsProps {
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Who the account belongs to. */
export function AccountDetails({ firstName, lastName, email, phone }: AccountDetailsProps) {
  const rows = [
    ['Name', `${firstName} ${lastName}`.trim()],
    ['Email', email],
    ['Phone', phone],
  ] as const
  return (
    <dl className={styles.details}>
      {rows.map(([label, value]) => value && <Row key={label} label={label} value={value} />)}
    </dl>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
