import { type } from '#theme/type.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Carousel.css.ts'

interface CarouselControlsProps {
  /** Description of each slide. */
  labels: readonly string[]
  current: number
  isPlaying: boolean
  onGoTo: (index: number) => void
  onNext: () => void
  onPrevious: () => void
  onPlay: () => void
  onPause: () => void
}

/**
 * Position and controls of a carousel; the first to be focused pauses it.
 *
 * @internal
 */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, current, isPlaying, onGoTo, onNext, onPrevious, onPlay, onPause } = props
  return (
    <>
      <p className={`${type.meta} ${styles.counter}`}>
        <span aria-hidden>{`${twoDigits(current + 1)} / ${twoDigits(labels.length)}`}</span>
        <VisuallyHidden>{`Slide ${current + 1} of ${labels.length}`}</VisuallyHidden>
      </p>
      <IconButton
        className={styles.clock}
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? 'Pause the slides' : 'Play the slides'}
        data-clock
        onClick={isPlaying ? onPause : onPlay}
      />
      <div className={styles.dots} role="group" aria-label="Choose a slide">
        {labels.map((label, index) => (
          <button
            key={label}
            className={styles.dot}
            type="button"
            aria-label={`Slide ${index + 1}: ${label}`}
            aria-current={index === current}
            onClick={() => onGoTo(index)}
          />
        ))}
      </div>
      <div className={styles.arrows}>
        <IconButton icon="arrowLeft" label="Previous slide" ground="ring" onClick={onPrevious} />
        <IconButton icon="arrowRight" label="Next slide" ground="ring" onClick={onNext} />
      </div>
    </>
  )
}

function twoDigits(count: number) {
  return String(count).padStart(2, '0')
}
