import { useId } from 'react'
import { contact, hours } from '#site/contact.ts'
import { checkoutReturns } from '#site/checkoutReturns.ts'
import { type } from '#theme/type.css.ts'
import { Link } from '#ui/Link/Link.tsx'
import * as styles from './CheckoutPolicies.css.ts'

/** Return policy, collapsed because few read it and it is long on a phone, and support contact, which is open. */
export function CheckoutPolicies() {
  const { title, description, conditions, process } = checkoutReturns
  const [policy, support] = [useId(), useId()]
  return (
    <div className={styles.columns}>
      <section className={styles.section} aria-labelledby={policy}>
        <details>
          <summary className={styles.summary}>
            <h3 className={type.strong} id={policy}>
              {title}
            </h3>
          </summary>
          <div className={`${type.small} ${styles.text}`}>
            <p>{description}</p>
            <ul className={styles.list}>
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
            <ol className={`${styles.list} ${styles.numbered}`}>
              {process.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </details>
      </section>
      <section className={styles.section} aria-labelledby={support}>
        <details open>
          <summary className={styles.summary}>
            <h3 className={type.strong} id={support}>
              Support
            </h3>
          </summary>
          <ul className={`${type.small} ${styles.text}`}>
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
        </details>
      </section>
    </div>
  )
}
