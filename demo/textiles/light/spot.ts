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
    const of = (from: Float32Array, size: number, axis: number) =>
      (from[cell * size + axis] ?? 0) * a +
      (from[(cell + 1) * size + axis] ?? 0) * b +
      (from[next * size + axis] ?? 0) * c +
      (from[(next + 1) * size + axis] ?? 0) * d
    this.x = of(places, 3, 0)
    this.y = of(places, 3, 1)
    this.z = of(places, 3, 2)
    this.s = of(cloth, 2, 0)
    this.t = of(cloth, 2, 1)
    this.nx = of(normals, 3, 0)
    this.ny = of(normals, 3, 1)
    this.nz = of(normals, 3, 2)
    this.tx = of(tangents, 3, 0)
    this.ty = of(tangents, 3, 1)
    this.tz = of(tangents, 3, 2)
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
