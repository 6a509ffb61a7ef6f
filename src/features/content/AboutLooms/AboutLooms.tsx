import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { about } from '#site/about.ts'
import { type } from '#theme/type.css.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './AboutLooms.css.ts'

/** Three looms: what is woven there, and a close-up of its cloth, as wide as the window, with one sentence. */
export function AboutLooms() {
  const { title, intro, visits } = about.looms
  return (
    <section className={styles.looms} aria-labelledby="looms">
      <div className={styles.head}>
        <h2 className={type.sectionTitle} id="looms">
          {title}
        </h2>
        <p className={type.story}>{intro}</p>
      </div>
      {visits.map(({ place, distance, text, sentence, picture }) => (
        <article className={styles.visit} key={place} aria-label={place}>
          <div className={styles.words}>
            <div>
              <h3 className={type.featuredName}>{place}</h3>
              <p className={`${type.meta} ${styles.muted}`}>{distance}</p>
            </div>
            <p className={`${type.story} ${styles.text}`}>{text}</p>
          </div>
          <figure className={styles.figure}>
            <Picture className={styles.cloth} {...sitePictureIn('aboutCloth', picture)} />
            <figcaption className={`${type.featuredName} ${styles.sentence}`}>{sentence}</figcaption>
          </figure>
        </article>
      ))}
    </section>
  )
}
