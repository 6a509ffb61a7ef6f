import { cx } from '../cx.ts'
import { skeleton } from './Skeleton.css.ts'

interface SkeletonProps {
  /** A card's picture (3:4), a line of text, a title, or a block as high as its container. */
  shape: 'picture' | 'line' | 'title' | 'block'
  /** Any CSS width: '60%'. */
  width?: string | undefined
  className?: string | undefined
}

/** Placeholder for loading content of known shape. Pair it with one announcement of what is loading. */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return <div aria-hidden className={cx(skeleton({ shape }), className)} style={width ? { width } : undefined} />
}
