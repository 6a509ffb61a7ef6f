export type Vector = readonly [x: number, y: number, z: number]

export function minus([x, y, z]: Vector, [x2, y2, z2]: Vector): Vector {
  return [x - x2, y - y2, z - z2]
}

export function cross([x, y, z]: Vector, [x2, y2, z2]: Vector): Vector {
  return [y * z2 - z * y2, z * x2 - x * z2, x * y2 - y * x2]
}

/** The vector scaled to length 1. */
export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
