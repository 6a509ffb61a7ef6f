/** A sheet as a grid of points: where each lies in the room (cm, y up, z towards the eye) and in the cloth. */
export interface Mesh {
  columns: number
  rows: number
  places: Float32Array
  normals: Float32Array
  /** Along the grid's rows: the direction of the weft. */
  tangents: Float32Array
  /** `s` and `t` of each point. */
  cloth: Float32Array
}

/** One point, written in place. */
export interface Point {
  x: number
  y: number
  z: number
  s: number
  t: number
}

/** A sheet bent by a function of its two sides, each 0 to 1; columns run across the cloth, rows along it. */
export function meshOf(columns: number, rows: number, bend: (u: number, v: number, point: Point) => void): Mesh {
  const count = columns * rows
  const places = new Float32Array(count * 3)
  const cloth = new Float32Array(count * 2)
  const point: Point = { x: 0, y: 0, z: 0, s: 0, t: 0 }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      bend(column / (columns - 1), row / (rows - 1), point)
      const at = row * columns + column
      places[at * 3] = point.x
      places[at * 3 + 1] = point.y
      places[at * 3 + 2] = point.z
      cloth[at * 2] = point.s
      cloth[at * 2 + 1] = point.t
    }
  }
  return { columns, rows, places, cloth, ...slopes(columns, rows, places) }
}

function slopes(columns: number, rows: number, places: Float32Array) {
  const normals = new Float32Array(places.length)
  const tangents = new Float32Array(places.length)
  const along = new Float32Array(3)
  const across = new Float32Array(3)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = row * columns + Math.max(0, column - 1)
      const right = row * columns + Math.min(columns - 1, column + 1)
      const below = Math.max(0, row - 1) * columns + column
      const above = Math.min(rows - 1, row + 1) * columns + column
      difference(places, right, left, across)
      difference(places, above, below, along)
      const at = (row * columns + column) * 3
      store(tangents, at, across[0] ?? 0, across[1] ?? 0, across[2] ?? 0)
      const [ux = 0, uy = 0, uz = 0] = across
      const [vx = 0, vy = 0, vz = 0] = along
      store(normals, at, uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx)
    }
  }
  return { normals, tangents }
}

function difference(places: Float32Array, to: number, from: number, into: Float32Array): void {
  for (let axis = 0; axis < 3; axis++) into[axis] = (places[to * 3 + axis] ?? 0) - (places[from * 3 + axis] ?? 0)
}

function store(into: Float32Array, at: number, x: number, y: number, z: number): void {
  const length = Math.hypot(x, y, z) || 1
  into[at] = x / length
  into[at + 1] = y / length
  into[at + 2] = z / length
}
