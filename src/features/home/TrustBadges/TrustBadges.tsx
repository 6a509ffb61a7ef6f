import { trustBadges } from '#site/trust.ts'
import { type } from '#theme/type.css.ts'
import * as styles from './TrustBadges.css.ts'

/** Four reasons to trust the shop. */
export function TrustBadges() {
  return (
    <section className={styles.section} aria-label="What you can count on">
      <ul className={styles.badges}>
        {trustBadges.map(({ title, text }) => (
          <li className={styles.badge} key={title}>
            <p className={type.tileName}>{title}</p>
            <p className={`${type.meta} ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
