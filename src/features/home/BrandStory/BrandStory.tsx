import { paths } from '#site/paths.ts'
import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { story } from '#site/story.ts'
import { type } from '#theme/type.css.ts'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './BrandStory.css.ts'

/** The brand story: two paragraphs and two pictures. */
export function BrandStory() {
  return (
    <section className={styles.story} aria-labelledby="story-title">
      <Picture {...sitePictureIn('storyLoom', story.loom)} />
      <Picture className={styles.kasavu} {...sitePictureIn('storyKasavu', story.kasavu)} />
      <div className={styles.text}>
        <h2 className={`${type.sectionTitle} ${styles.title}`} id="story-title">
          {story.title}
        </h2>
        <p className={`${type.featuredName} ${styles.tagline}`}>{story.tagline}</p>
        {story.paragraphs.map((paragraph) => (
          <p className={`${type.story} ${styles.paragraph}`} key={paragraph}>
            {paragraph}
          </p>
        ))}
        <TextLink href={paths.about} icon="arrowRight">
          {story.more}
        </TextLink>
      </div>
    </section>
  )
}
