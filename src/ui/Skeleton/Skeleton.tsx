import { classes } from '../classes.ts'
import { skeleton } from './Skeleton.css.ts'

interface SkeletonProps {
  /** A card's picture (3:4), a line of text, a name, or a block as high as its room. */
  shape: 'picture' | 'line' | 'title' | 'block'
  /** Any CSS width: '60%'. */
  width?: string | undefined
  className?: string | undefined
}

/** The place of something whose shape is known, kept until it comes. Say once beside it, in words, what is loading. */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return <div aria-hidden className={classes(skeleton({ shape }), className)} style={width ? { width } : undefined} />
}
