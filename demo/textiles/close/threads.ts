import { designOf, heightOf, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { clothMaterial, type Material } from '../light/material.ts'
import { chance, clamp } from '../noise.ts'

/** Distance between threads, cm: coarser than in a fine silk, so that they can be seen on a phone. */
const pitches: Partial<Record<Cloth['fibre'], number>> = { linen: 0.062, khadi: 0.062, cotton: 0.054, tussar: 0.056 }

/** Part of a cloth, cm along its length and across it. */
export interface Part {
  s0: number
  s1: number
  t0: number
  t1: number
}

/** Material of a part of a cloth, thread by thread; one sample of the picture covers `sample` cm. */
export function threaded(cloth: Cloth, part: Part, sample: number): Material {
  const pitch = pitches[cloth.fibre] ?? 0.048
  // A thread narrower than a few samples is not drawn but averaged: it would only shimmer.
  const plainly = clamp((pitch / sample - 2.2) / 3.4, 0.12, 1)
  return clothMaterial(cloth, paint(cloth, designOf(cloth), { ...part, size: pitch }), plainly)
}

/** The edge of a cloth that a close-up shows: the right one, or for some the left. */
export interface Edge {
  /** 1 for the right edge, -1 for the left. */
  side: 1 | -1
  /** Width of its border, cm. */
  border: number
  /** Part of the width that is seen, cm. */
  t0: number
  t1: number
  /** How far from the selvedge a column lies, cm, where `u` runs to the right. */
  inward: (u: number) => number
}

/** The seen edge of a cloth, `wide` cm of it. */
export function edgeOf({ seed, width, borders }: Cloth, wide: (border: number) => number): Edge {
  const isRight = chance(seed, 58) < 0.5
  const border = heightOf(borders[isRight ? 1 : 0])
  const seen = wide(border)
  return {
    side: isRight ? 1 : -1,
    border,
    t0: isRight ? width - seen : 0,
    t1: isRight ? width : seen,
    inward: (u) => (isRight ? 1 - u : u) * seen,
  }
}
