import { grown, rim, type Shape } from '../shapes.ts'

/** The thread that a place is woven with: the ground's own, the figuring thread, or the coloured inlay. */
export type Thread = 'ground' | 'figure' | 'inlay'

/** Shapes from the lowest to the uppermost, each in its thread. */
export type Motif = readonly (readonly [Shape, Thread])[]

/** The thread at one place of the motif's cell. */
export function threadAt(motif: Motif, x: number, y: number): Thread {
  let seen: Thread = 'ground'
  for (const [shape, thread] of motif) if (shape(x, y) < 0) seen = thread
  return seen
}

/**
 * A shape the way a jacquard draws it: a line of the figuring thread, a gap of ground, and the inlay within. The double
 * line is what makes it woven and not a sticker.
 */
export function outlined(shape: Shape, width: number, gap = width * 0.7, within: Thread = 'inlay'): Motif {
  return [
    [rim(shape, width), 'figure'],
    [grown(shape, -width), 'ground'],
    [grown(shape, -width - gap), within],
  ]
}

export function figure(...shapes: readonly Shape[]): Motif {
  return shapes.map((shape) => [shape, 'figure'] as const)
}

export function inlay(...shapes: readonly Shape[]): Motif {
  return shapes.map((shape) => [shape, 'inlay'] as const)
}

export function ground(...shapes: readonly Shape[]): Motif {
  return shapes.map((shape) => [shape, 'ground'] as const)
}
