import { useId } from 'react'
import { contact, hours } from '#site/contact.ts'
import { returns } from '#site/policies.ts'
import { type } from '#theme/type.css.ts'
import { Link } from '#ui/Link/Link.tsx'
import * as styles from './CheckoutPromises.css.ts'

/** What the shop promises before an order is placed: returns, and who answers (spec.md §2, checkout). */
export function CheckoutPromises() {
  const { title, description, conditions, process } = returns.checkout
  const [policy, support] = [useId(), useId()]
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-labelledby={policy}>
        <h3 className={type.tileName} id={policy}>
          {title}
        </h3>
        <div className={`${type.small} ${styles.words}`}>
          <p>{description}</p>
          <ul className={styles.list}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
          <ol className={`${styles.list} ${styles.counted}`}>
            {process.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.part} aria-labelledby={support}>
        <h3 className={type.tileName} id={support}>
          Support
        </h3>
        <ul className={`${type.small} ${styles.words}`}>
          <li>
            <Link className={styles.link} href={`tel:${contact.phone.dial}`}>
              {contact.phone.text}
            </Link>
          </li>
          <li>
            <Link className={styles.link} href={`mailto:${contact.email}`}>
              {contact.email}
            </Link>
          </li>
          {hours.shop.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
