import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { about } from '#site/about.ts'
import { type } from '#theme/type.css.ts'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './AboutStory.css.ts'

/** The beginning of the about page: the tagline, one saree at full length, and the three generations. */
export function AboutStory() {
  const { overline, title, lead, portrait, generations } = about
  return (
    <>
      <header className={styles.opening}>
        <div className={styles.words}>
          <p className={`${type.small} ${styles.overline}`}>{overline}</p>
          <h1 className={`${type.hero} ${styles.title}`}>{title}</h1>
          <p className={`${type.story} ${styles.lead}`}>{lead}</p>
        </div>
        <Picture className={styles.portrait} {...sitePictureIn('aboutPortrait', portrait)} eager />
      </header>
      <section className={styles.generations} aria-labelledby="generations">
        <h2 className={type.sectionTitle} id="generations">
          {generations.title}
        </h2>
        <ZariLine />
        <ol className={styles.parts}>
          {generations.parts.map((part) => (
            <li key={part.title}>
              <p className={type.story}>
                <span className={`${type.featuredName} ${styles.first}`}>{part.title}</span> {part.text}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
