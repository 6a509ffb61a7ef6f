import { resizedAddress } from '#domain/product/pictureAddress.ts'
import { pictureHosts } from '#site/pictures.ts'
import * as styles from './ListingStrip.css.ts'

/** px; the border is seen 400 wide on a phone and 600 on a desktop, and repeats from there. */
const width = 640

/** The woven border a listing opens with: an ornament, so that it is a ground and no picture. */
export function ListingStrip({ picture }: { picture: string }) {
  const [avif, webp] = (['avif', 'webp'] as const).map((format) => resizedAddress(picture, width, format, pictureHosts))
  const backgroundImage = `image-set(url("${avif}") type("image/avif"), url("${webp}") type("image/webp"))`
  return <div className={styles.strip} style={{ backgroundImage }} aria-hidden />
}
