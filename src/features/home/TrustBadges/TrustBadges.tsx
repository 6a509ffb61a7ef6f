import { trustBadges } from '#site/trust.ts'
import { type } from '#theme/type.css.ts'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import * as styles from './TrustBadges.css.ts'

/** What a shopper may count on, between two hairlines (spec.md §2, home, block 3). */
export function TrustBadges() {
  return (
    <section className={styles.room} aria-label="What you can count on">
      <ul className={styles.badges}>
        {trustBadges.map(({ icon, title, words }) => (
          <li className={styles.badge} key={title}>
            <Emblem className={styles.sign} name={icon} size={30} />
            <div>
              <p className={`${type.strong} ${styles.title}`}>{title}</p>
              <p className={`${type.meta} ${styles.words}`}>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
