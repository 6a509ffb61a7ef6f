import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { type } from '#theme/type.css.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CartView.css.ts'

/** Addresses of a line's picture, with a place for its name. */
const { src, sources, sizes } = pictureIn(picturePlaces.cartLine, { url: '/pictures/{picture}.webp', width: 1200 })

/**
 * The shape of a line and of the order summary. A script in the document's head writes name and picture of the first
 * product into the line before this is hydrated (`src/app/earlyCart.ts`).
 *
 * @internal
 */
export function CartSkeleton() {
  return (
    <div className={styles.columns} data-with-scripts>
      <VisuallyHidden>
        <span role="status" aria-label="Loading...">
          Loading...
        </span>
      </VisuallyHidden>
      <div className={styles.line} aria-hidden data-early-line="" suppressHydrationWarning>
        <div className={styles.picture}>
          <Skeleton shape="picture" />
          <picture>
            {sources?.map(({ type: format, srcSet }) => (
              <source key={format} type={format} data-srcset={srcSet} sizes={sizes} suppressHydrationWarning />
            ))}
            <img alt="" data-src={src} className={styles.earlyPicture} suppressHydrationWarning />
          </picture>
        </div>
        <Skeleton shape="title" className={styles.name} />
        <p className={`${type.tileName} ${styles.earlyName}`} suppressHydrationWarning>
          {'\u00a0'}
        </p>
      </div>
      <Skeleton shape="block" className={styles.summary} />
    </div>
  )
}
