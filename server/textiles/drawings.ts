import { piecesByCategory } from '#server/catalogue/catalogue.ts'
import type { Piece } from '#server/catalogue/piece.ts'
import { pictureName, pictureSize, poseOf, viewsOf, type View } from '#server/catalogue/views.ts'
import { sareeOf, suitOf } from './clothOf.ts'
import type { Scene } from './light/develop.ts'
import { alongBorder } from './scenes/border.ts'
import { blousePiece } from './scenes/blouse.ts'
import { close } from './scenes/close.ts'
import { column } from './scenes/column.ts'
import { folded } from './scenes/folded.ts'
import { hung } from './scenes/hung.ts'
import { spread } from './scenes/spread.ts'
import { suit } from './scenes/suit.ts'
import { worn } from './scenes/worn.ts'
import { siteDrawings } from './siteDrawings.ts'

/** One picture to be drawn: its name, its size in px, and the scene once the picture's fineness is known. */
export interface Drawing {
  name: string
  width: number
  height: number
  /** `detail` tells how many cm one sample of the picture takes in where the view is so many cm wide. */
  scene: (detail: (view: number) => number) => Scene
}

/** Every picture of the demo catalogue and of the shop's own pages. */
export function drawings(): readonly Drawing[] {
  const pieces = Object.values(piecesByCategory).flat()
  return [...pieces.flatMap((piece) => viewsOf(piece).map((view) => drawingOf(piece, view))), ...siteDrawings(pieces)]
}

function drawingOf(piece: Piece, view: View): Drawing {
  return { name: pictureName(piece, view), ...pictureSize, scene: (detail) => sceneOf(piece, view)(detail) }
}

function sceneOf(piece: Piece, view: View): Drawing['scene'] {
  const pose = poseOf(piece)
  if (pose === 'suit' && view === 'full') return (detail) => suit(suitOf(piece), detail)
  const cloth = pose === 'suit' ? suitOf(piece).dupatta : sareeOf(piece)
  const draw = view === 'full' && pose !== 'suit' ? wholes[pose] : parts[view === 'full' ? 'close-up' : view]
  return (detail) => draw(cloth, detail)
}

const wholes = { hung, column, folded, worn }

const parts = {
  'close-up': close,
  pallu: spread,
  dupatta: spread,
  border: alongBorder,
  'blouse-piece': blousePiece,
}
