import type { Cloth } from '../cloth.ts'
import type { Palette } from './palette.ts'

export type ClothParts = Omit<Cloth, 'seed'>

/** How a piece is woven, told its colours. */
export type Recipe = (palette: Palette) => ClothParts

/** The three lengths of a salwar suit. */
export interface Suit {
  top: ClothParts
  bottom: ClothParts
  dupatta: ClothParts
}

export type SuitRecipe = (palette: Palette) => Suit
