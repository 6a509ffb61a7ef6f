import { legal } from '#site/legal.ts'
import { type } from '#theme/type.css.ts'
import { Link } from '#ui/Link/Link.tsx'
import { link } from '../link.css.ts'
import { shopIdentityId } from './shopIdentityId.ts'
import * as styles from './ShopIdentity.css.ts'

/** Who runs the shop and who receives complaints, as Indian consumer law requires of an online shop. */
export function ShopIdentity() {
  const { street, city, state, country, postalCode } = legal.address
  const { grievanceOfficer: officer } = legal
  const facts = [
    { label: 'Legal name', text: legal.name },
    { label: 'Address', text: `${street}, ${city}, ${state} ${postalCode}, ${country}` },
    { label: 'GSTIN', text: legal.taxNumber },
    { label: officer.title, text: [officer.name, officer.designation].filter(Boolean).join(', ') },
  ].filter(({ text }) => text)
  return (
    <section className={styles.block} aria-labelledby={shopIdentityId}>
      <h2 className={type.tileName} id={shopIdentityId}>
        {legal.title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className={`${type.meta} ${styles.label}`}>{label}</dt>
            <dd className={type.small}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={`${type.small} ${styles.reach}`}>
        <Link className={link} href={`mailto:${officer.email}`}>
          {officer.email}
        </Link>
        <Link className={link} href={`tel:${officer.phone.dial}`}>
          {officer.phone.text}
        </Link>
      </p>
      <p className={`${type.meta} ${styles.label}`}>{officer.promise}</p>
      {legal.isSample && <p className={`${type.meta} ${styles.sample}`}>{legal.sampleNote}</p>}
    </section>
  )
}
