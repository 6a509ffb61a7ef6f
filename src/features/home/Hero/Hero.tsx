import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import type { HeroSlide, SitePicture } from '#site/hero.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './Hero.css.ts'

/** The first thing a shopper sees: words, one cloth hung, and the same cloth from near (spec.md §2, home). */
export function Hero({ slide }: { slide: HeroSlide }) {
  const { title, badge, offer, ctaText, ctaLink, hung, detail } = slide
  return (
    <section className={styles.hero} aria-labelledby={`hero-${slide.id}`}>
      <div className={styles.words}>
        <p className={`${type.small} ${styles.badge}`}>{badge}</p>
        <h1 className={type.hero} id={`hero-${slide.id}`}>
          {title}
        </h1>
        <p className={`${type.tileName} ${styles.offer}`}>{offer}</p>
        <ButtonLink href={ctaLink}>{ctaText}</ButtonLink>
      </div>
      <div className={styles.hung}>
        <Picture className={styles.picture} {...inPlace('heroHung', hung)} position="50% 22%" eager />
      </div>
      <div className={styles.divide}>
        <ZariLine direction="vertical" />
      </div>
      <div className={styles.detail}>
        <Picture className={styles.picture} {...inPlace('heroDetail', detail)} position="50% 50%" />
      </div>
    </section>
  )
}

function inPlace(place: keyof typeof picturePlaces, { src, alt, width, height, colour }: SitePicture) {
  return { alt, width, height, ground: colour, ...pictureIn(picturePlaces[place], { url: src, width }) }
}
