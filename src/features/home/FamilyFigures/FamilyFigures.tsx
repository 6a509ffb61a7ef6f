import { familyFigures } from '#site/familyFigures.ts'
import { type } from '#theme/type.css.ts'
import * as styles from './FamilyFigures.css.ts'

/** What the family stands for, in four figures (spec.md §2, home, block 4). */
export function FamilyFigures() {
  return (
    <dl className={styles.figures}>
      {familyFigures.map(({ figure, words }) => (
        <div className={styles.figure} key={words}>
          <dt className={`${type.meta} ${styles.words}`}>{words}</dt>
          <dd className={type.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
