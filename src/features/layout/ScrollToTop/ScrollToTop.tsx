import { reducedMotion } from '#theme/measures.ts'
import { IconButton } from '#ui/Button/IconButton.tsx'
import { useScrolledPast } from '../useScrolledPast.ts'
import * as styles from './ScrollToTop.css.ts'

/** Scroll position in px from which the button is shown (handbook, Rules: toasts and timings). */
const threshold = 400

/** Scrolls back to the top. Moves the focus to main, because the button unmounts at the top. */
export function ScrollToTop() {
  if (!useScrolledPast(threshold)) return null
  return <IconButton className={styles.button} label="Back to top" icon="arrowUp" onClick={scrollUp} />
}

function scrollUp() {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: matchMedia(reducedMotion).matches ? 'instant' : 'smooth' })
}
