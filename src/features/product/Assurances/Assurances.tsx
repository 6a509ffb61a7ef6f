import { assurances } from '#site/assurances.ts'
import { contact } from '#site/contact.ts'
import { type } from '#theme/type.css.ts'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { Link } from '#ui/Link/Link.tsx'
import * as styles from './Assurances.css.ts'

/** What a buyer may count on: the info strip under the buttons (spec.md §2, product detail). */
export function Assurances() {
  const { phone } = contact
  return (
    <ul className={`${type.small} ${styles.strip}`}>
      <li className={styles.line}>
        <Emblem className={styles.sign} name="truck" />
        {assurances.shipping}
      </li>
      <li className={styles.line}>
        <Emblem className={styles.sign} name="return" />
        {assurances.returns}
      </li>
      <li className={styles.line}>
        <Emblem className={styles.sign} name="phone" />
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
