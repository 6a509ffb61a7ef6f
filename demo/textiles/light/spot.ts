import type { Mesh } from '../geometry/mesh.ts'
import type { Camera } from '../geometry/camera.ts'

/** The surface point under a pixel; overwritten for each. Vectors are unit vectors. */
export class Spot {
  x = 0
  y = 0
  z = 0
  s = 0
  t = 0
  /** Normal, turned to the eye. */
  nx = 0
  ny = 0
  nz = 0
  /** Along the weft. */
  tx = 0
  ty = 0
  tz = 0
  /** Along the warp. */
  bx = 0
  by = 0
  bz = 0
  /** Towards the eye. */
  vx = 0
  vy = 0
  vz = 0
  /** The reverse of the cloth is seen. */
  back = false

  /** Reads the place (u, v) of the cell whose first point is `cell`. */
  read(mesh: Mesh, cell: number, u: number, v: number, { eye }: Camera): void {
    const { columns, places, normals, tangents, cloth } = mesh
    const next = cell + columns
    const a = (1 - u) * (1 - v)
    const b = u * (1 - v)
    const c = (1 - u) * v
    const d = u * v
    const other = cell + 1
    const beside = next + 1
    // Written out: a closure for each of four million samples would cost more than all of them read.
    this.x = blend(places, cell * 3, other * 3, next * 3, beside * 3, a, b, c, d)
    this.y = blend(places, cell * 3 + 1, other * 3 + 1, next * 3 + 1, beside * 3 + 1, a, b, c, d)
    this.z = blend(places, cell * 3 + 2, other * 3 + 2, next * 3 + 2, beside * 3 + 2, a, b, c, d)
    this.s = blend(cloth, cell * 2, other * 2, next * 2, beside * 2, a, b, c, d)
    this.t = blend(cloth, cell * 2 + 1, other * 2 + 1, next * 2 + 1, beside * 2 + 1, a, b, c, d)
    this.nx = blend(normals, cell * 3, other * 3, next * 3, beside * 3, a, b, c, d)
    this.ny = blend(normals, cell * 3 + 1, other * 3 + 1, next * 3 + 1, beside * 3 + 1, a, b, c, d)
    this.nz = blend(normals, cell * 3 + 2, other * 3 + 2, next * 3 + 2, beside * 3 + 2, a, b, c, d)
    this.tx = blend(tangents, cell * 3, other * 3, next * 3, beside * 3, a, b, c, d)
    this.ty = blend(tangents, cell * 3 + 1, other * 3 + 1, next * 3 + 1, beside * 3 + 1, a, b, c, d)
    this.tz = blend(tangents, cell * 3 + 2, other * 3 + 2, next * 3 + 2, beside * 3 + 2, a, b, c, d)
    this.level()
    this.vx = eye[0] - this.x
    this.vy = eye[1] - this.y
    this.vz = eye[2] - this.z
    const length = 1 / Math.hypot(this.vx, this.vy, this.vz)
    this.vx *= length
    this.vy *= length
    this.vz *= length
    this.back = this.nx * this.vx + this.ny * this.vy + this.nz * this.vz < 0
    if (this.back) {
      this.nx = -this.nx
      this.ny = -this.ny
      this.nz = -this.nz
    }
    this.bx = this.ny * this.tz - this.nz * this.ty
    this.by = this.nz * this.tx - this.nx * this.tz
    this.bz = this.nx * this.ty - this.ny * this.tx
  }

  /** Tilts the normal by so much along the weft and along the warp. */
  tilt(weft: number, warp: number): void {
    this.nx += this.tx * weft + this.bx * warp
    this.ny += this.ty * weft + this.by * warp
    this.nz += this.tz * weft + this.bz * warp
    this.level()
  }

  private level(): void {
    const length = 1 / (Math.hypot(this.nx, this.ny, this.nz) || 1)
    this.nx *= length
    this.ny *= length
    this.nz *= length
  }
}

/** The value between four neighbours of a grid, by their weights. */
function blend(
  from: Float32Array,
  i: number,
  j: number,
  k: number,
  l: number,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  return (from[i] ?? 0) * a + (from[j] ?? 0) * b + (from[k] ?? 0) * c + (from[l] ?? 0) * d
}
