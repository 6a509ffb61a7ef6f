import { trustBadges } from '#site/trust.ts'
import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './TrustBadges.css.ts'

/** Four reasons to trust the shop. */
export function TrustBadges() {
  return (
    <section className={styles.section} aria-label="What you can count on">
      <ul className={styles.badges}>
        {trustBadges.map(({ icon, title, text }) => (
          <li className={styles.badge} key={title}>
            <Icon className={styles.icon} name={icon} size={30} />
            <div>
              <p className={`${type.strong} ${styles.title}`}>{title}</p>
              <p className={`${type.meta} ${styles.text}`}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
