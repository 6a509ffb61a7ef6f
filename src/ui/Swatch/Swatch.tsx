import type { CSSProperties } from 'react'
import { colourProperty, swatch } from './Swatch.css.ts'

interface SwatchProps {
  /** '#8c1c2e'; undefined for an unknown colour. */
  colour: string | undefined
  /** Size in px. */
  size?: number | undefined
}

/** A colour sample. Decorative: its name must be beside it, visible or hidden. */
export function Swatch({ colour, size = 18 }: SwatchProps) {
  const style = { inlineSize: size, blockSize: size, ...(colour ? { [colourProperty]: colour } : {}) } as CSSProperties // React's type knows no custom properties
  return <span aria-hidden className={swatch} style={style} />
}
