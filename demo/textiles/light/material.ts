import type { Cloth, Fibre } from '../cloth.ts'
import { metals, type Light } from '../colour.ts'
import type { DesignMap } from '../designMap.ts'

/** How a surface reflects light. */
export interface Material {
  /** What is painted on it; without it `flat` is its colour. */
  map?: DesignMap
  flat: Light
  /** Texels of the map are single threads; 0 to 1, how plainly they are seen. */
  threads?: number | undefined
  /** Shine of the fibres, 0 to 1. */
  gloss: number
  /** How far light creeps round into the shade, 0 to 0.5. */
  wrap: number
  /** The metal of its zari. */
  metal: Light
  shot?: readonly [number, number, number] | undefined
  sheer: number
  seed: number
}

const manners: Readonly<Record<Fibre, { gloss: number; wrap: number }>> = {
  silk: { gloss: 1, wrap: 0.14 },
  crepe: { gloss: 0.55, wrap: 0.22 },
  tissue: { gloss: 0.9, wrap: 0.16 },
  organza: { gloss: 0.7, wrap: 0.3 },
  georgette: { gloss: 0.3, wrap: 0.32 },
  tussar: { gloss: 0.55, wrap: 0.24 },
  cotton: { gloss: 0.16, wrap: 0.34 },
  khadi: { gloss: 0.1, wrap: 0.38 },
  linen: { gloss: 0.2, wrap: 0.34 },
}

export function clothMaterial(cloth: Cloth, map: DesignMap, threads?: number): Material {
  return {
    ...manners[cloth.fibre],
    map,
    threads,
    flat: [0.5, 0.5, 0.5],
    metal: metals[cloth.zari],
    shot: cloth.shot,
    sheer: cloth.sheer,
    seed: cloth.seed,
  }
}

/** Wood, brass, plaster: what is not cloth. */
export function plainMaterial(flat: Light, gloss = 0.3): Material {
  return { flat, gloss, wrap: 0.15, metal: flat, sheer: 0, seed: 0 }
}
