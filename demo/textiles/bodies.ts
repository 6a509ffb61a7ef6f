import type { Light } from './colour.ts'
import { sown, type Woof } from './fills/motifs.ts'
import { layered, solid } from './fills/plain.ts'
import type { Fill, Yarn } from './ink.ts'
import type { MotifName } from './motifs/motifs.ts'

/** Butas sown over a plain ground: their size and the step between them, cm. */
export function butas(ground: Yarn, motif: MotifName, woof: Woof, size = 2.6, step = size * 3): Fill {
  return layered(solid(ground), sown(motif, woof, { along: step, across: step * 1.08, size }))
}

export function dyed(light: Light): Fill {
  return (_u, _v, ink) => ink.lay(light)
}
