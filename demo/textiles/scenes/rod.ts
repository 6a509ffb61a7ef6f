import { lightOf } from '../colour.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Layer } from '../light/develop.ts'
import type { Cloth } from '../cloth.ts'
import type { DesignMap } from '../designMap.ts'
import { clothMaterial, plainMaterial, type Material } from '../light/material.ts'
import { chance } from '../noise.ts'

const radius = 1.2

/** The rod that cloth hangs from, from one side of the picture to the other; its middle at the height `y`, cm. */
export function rodAt(y: number, seed: number): Layer {
  const mesh = meshOf(40, 40, (u, v, point) => {
    const angle = v * Math.PI * 2
    point.x = -80 + u * 160
    point.y = y + radius * Math.sin(angle)
    point.z = -radius * Math.cos(angle)
  })
  return { mesh, material: plainMaterial(lightOf(chance(seed, 39) < 0.5 ? '#6b4429' : '#a5843f'), 0.5) }
}

/**
 * Cloth that hangs from a rod lies double: what is behind it is seen through both layers, and not at all where less
 * than a tenth of its light comes through.
 */
export function hangingMaterial(cloth: Cloth, map: DesignMap): Material {
  const through = cloth.sheer ** 2
  return { ...clothMaterial(cloth, map), sheer: through < 0.1 ? 0 : through }
}
