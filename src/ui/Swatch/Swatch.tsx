import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import { colourProperty, swatch } from './Swatch.css.ts'

interface SwatchProps {
  /** '#8c1c2e'; a ring alone where nobody knows. */
  colour: string | undefined
  /** Its edge in px. */
  size?: number | undefined
  className?: string | undefined
}

/** A drop of a colour. Its name stands beside it in words, seen or heard. */
export function Swatch({ colour, size = 18, className }: SwatchProps) {
  const style = { inlineSize: size, blockSize: size, ...(colour ? { [colourProperty]: colour } : {}) } as CSSProperties // React's type knows no custom properties
  return <span aria-hidden className={classes(swatch, className)} style={style} />
}
