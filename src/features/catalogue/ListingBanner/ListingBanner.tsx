import { resizedAddress } from '#domain/product/pictureAddress.ts'
import { pictureHosts } from '#site/pictures.ts'
import * as styles from './ListingBanner.css.ts'

/** px; the pattern repeats every 400 px on phones and 600 px on desktops. */
const width = 640

interface ListingBannerProps {
  picture: string
  /** As high on phones as on desktops. */
  isTall?: boolean
}

/** A woven border above a listing. Decorative, therefore a CSS background. */
export function ListingBanner({ picture, isTall = false }: ListingBannerProps) {
  const [avif, webp] = (['avif', 'webp'] as const).map((format) => resizedAddress(picture, width, format, pictureHosts))
  const backgroundImage = `image-set(url("${avif}") type("image/avif"), url("${webp}") type("image/webp"))`
  return <div className={isTall ? styles.tall : styles.banner} style={{ backgroundImage }} aria-hidden />
}
