import { IconButton } from '#ui/Button/IconButton.tsx'
import { useScrolledPast } from '../useScrolledPast.ts'
import * as styles from './ScrollToTop.css.ts'

/** Pixels of scroll after which the way back is long enough to offer one (spec.md §2). */
const farDown = 400

/** The way back to the head of a long page. The focus goes along, for the button itself is gone up there. */
export function ScrollToTop() {
  if (!useScrolledPast(farDown)) return null
  return <IconButton className={styles.button} label="Back to top" icon="arrowUp" onClick={goUp} />
}

function goUp() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}
