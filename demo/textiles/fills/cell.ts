import { part } from '../noise.ts'

/** A pattern that repeats over the cloth: from one to the next, cm. */
export interface Repeat {
  along: number
  across: number
  /** Every other row is offset by half a step; the default. */
  dropped?: boolean | undefined
}

/** A repeat of something so many cm wide and high. */
export interface Sized extends Repeat {
  size: number
}

/** One place of a repeat: which, and how far from its middle, cm across and along. */
interface Cell {
  row: number
  column: number
  dx: number
  dy: number
}

// One shared object: a picture needs millions of lookups, and each is read before the next.
const cell: Cell = { row: 0, column: 0, dx: 0, dy: 0 }

/** Position within a repeat. The returned object is reused by the next call. */
export function cellAt(u: number, v: number, { along, across, dropped = true }: Repeat): Readonly<Cell> {
  cell.row = Math.floor(u / along)
  const at = v / across + (dropped ? (cell.row & 1) * 0.5 : 0)
  cell.column = Math.floor(at)
  cell.dx = (part(at) - 0.5) * across
  cell.dy = (part(u / along) - 0.5) * along
  return cell
}

/** Whether this is one of every other row. */
export function isOdd(row: number): boolean {
  return (row & 1) === 1
}
