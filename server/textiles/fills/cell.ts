import { part } from '../noise.ts'

/** A pattern that repeats over the cloth: from one to the next, cm. */
export interface Repeat {
  along: number
  across: number
  /** Every other row half a step aside; so it is unless told. */
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

// One for all: a picture asks for millions, and each is read before the next is asked for.
const cell: Cell = { row: 0, column: 0, dx: 0, dy: 0 }

/** Where a place of the cloth lies in a repeat. What it answers is written over by the next call. */
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
