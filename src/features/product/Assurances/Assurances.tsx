import { assurances } from '#site/assurances.ts'
import { contact } from '#site/contact.ts'
import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import * as styles from './Assurances.css.ts'

/** Shipping, returns and support, below the buy buttons. */
export function Assurances() {
  const { phone } = contact
  return (
    <ul className={`${type.small} ${styles.list}`}>
      <li className={styles.line}>
        <Icon className={styles.icon} name="truck" />
        {assurances.shipping}
      </li>
      <li className={styles.line}>
        <Icon className={styles.icon} name="return" />
        {assurances.returns}
      </li>
      <li className={styles.line}>
        <Icon className={styles.icon} name="phone" />
        <span>
          {assurances.support}{' '}
          <Link className={styles.phone} href={`tel:${phone.dial}`}>
            {phone.text}
          </Link>
        </span>
      </li>
    </ul>
  )
}
