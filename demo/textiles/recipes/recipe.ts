import type { Cloth } from '../cloth.ts'
import type { Palette } from './palette.ts'

export type ClothParts = Omit<Cloth, 'seed'>

/** How a product is woven, given its colours. */
export type Recipe = (palette: Palette) => ClothParts

/** The three lengths of a salwar suit. */
interface Suit {
  top: ClothParts
  bottom: ClothParts
  dupatta: ClothParts
}

export type SuitRecipe = (palette: Palette) => Suit
