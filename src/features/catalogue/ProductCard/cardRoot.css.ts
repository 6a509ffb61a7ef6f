import { style } from '@vanilla-extract/css'

/** The whole card, for parts that change while it is hovered or has the focus. */
export const root = style({})
