import type { CSSProperties } from 'react'
import { colourProperty, swatch } from './Swatch.css.ts'

interface SwatchProps {
  /** '#8c1c2e'; undefined for an unknown colour. */
  colour: string | undefined
}

/** A colour sample. Decorative: its name must be beside it, visible or hidden. */
export function Swatch({ colour }: SwatchProps) {
  const style = (colour ? { [colourProperty]: colour } : {}) as CSSProperties // React's type knows no custom properties
  return <span aria-hidden className={swatch} style={style} />
}
