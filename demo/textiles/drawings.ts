import { demoProductsByCategory } from '#demo/catalogue/catalogue.ts'
import type { DemoProduct } from '#demo/catalogue/demoProduct.ts'
import { pictureName, pictureSize, poseOf, viewsOf, type View } from '#demo/catalogue/views.ts'
import { sareeOf, suitOf } from './clothOf.ts'
import type { Drawing } from './drawing.ts'
import { alongBorder } from './scenes/border.ts'
import { blousePiece } from './scenes/blouse.ts'
import { close } from './close/close.ts'
import { column } from './scenes/column.ts'
import { folded } from './scenes/folded.ts'
import { hung } from './scenes/hung.ts'
import { spread } from './scenes/spread.ts'
import { suit } from './scenes/suit.ts'
import { siteDrawings } from './siteDrawings.ts'

/** Every picture of the demo catalogue and of the shop's own pages. */
export function drawings(): readonly Drawing[] {
  const products = Object.values(demoProductsByCategory).flat()
  return [
    ...products.flatMap((product) => viewsOf(product).map((view) => drawingOf(product, view))),
    ...siteDrawings(products),
  ]
}

/** Three samples for two pixels: more cannot be told apart in a picture of this size. */
const fineness = 0.75

function drawingOf(product: DemoProduct, view: View): Drawing {
  return {
    name: pictureName(product, view),
    ...pictureSize,
    fineness,
    scene: (detail) => sceneOf(product, view)(detail),
  }
}

function sceneOf(product: DemoProduct, view: View): Drawing['scene'] {
  const pose = poseOf(product)
  if (pose === 'suit' && view === 'full') return (detail) => suit(suitOf(product), detail)
  const cloth = pose === 'suit' ? suitOf(product).dupatta : sareeOf(product)
  const draw = view === 'full' && pose !== 'suit' ? wholes[pose] : parts[view === 'full' ? 'close-up' : view]
  return (detail) => draw(cloth, detail)
}

const wholes = { hung, column, folded }

const parts = {
  'close-up': close,
  pallu: spread,
  dupatta: spread,
  border: alongBorder,
  'blouse-piece': blousePiece,
}
