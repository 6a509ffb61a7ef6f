import { resizedAddress } from '#domain/product/pictureAddress.ts'
import { pictureHosts } from '#site/pictures.ts'
import * as styles from './ListingBanner.css.ts'

/** px; the pattern repeats every 400 to 420 px on phones and tablets, and every 600 px on desktops. */
const width = 640

interface ListingBannerProps {
  /** While it is undefined, the sunken colour is shown. */
  picture?: string | undefined
  /** As high on phones as on desktops. */
  isTall?: boolean
}

/** A woven border above a page. Decorative, therefore a CSS background. */
export function ListingBanner({ picture, isTall = false }: ListingBannerProps) {
  const [avif, webp] = (['avif', 'webp'] as const).map(
    (format) => picture && resizedAddress(picture, width, format, pictureHosts),
  )
  const backgroundImage = picture && `image-set(url("${avif}") type("image/avif"), url("${webp}") type("image/webp"))`
  return <div className={isTall ? styles.tall : styles.banner} style={{ backgroundImage }} aria-hidden />
}
