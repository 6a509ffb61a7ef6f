import { categories } from '#domain/category.ts'
import { asItArrives } from './backOffice.ts'
import type { Piece, PieceCategory } from './piece.ts'
import { cottonPrintsAndLinen } from './pieces/cottonPrintsAndLinen.ts'
import { cottonWeaves } from './pieces/cottonWeaves.ts'
import { functionWear } from './pieces/functionWear.ts'
import { partyWear } from './pieces/partyWear.ts'
import { pureSilks } from './pieces/pureSilks.ts'
import { salwarSuites } from './pieces/salwarSuites.ts'
import { semiSilks } from './pieces/semiSilks.ts'
import { workwear } from './pieces/workwear.ts'
import { recordOf, type CatalogueRecord } from './record.ts'

/** The pieces of the demo catalogue by category. */
export const piecesByCategory: Readonly<Record<PieceCategory, readonly Piece[]>> = {
  'cotton-linen': [...cottonWeaves, ...cottonPrintsAndLinen],
  'semi-silks': semiSilks,
  'pure-silks': pureSilks,
  'unstitched-salwar-suites': salwarSuites,
  'function-wear': functionWear,
  'party-wear': partyWear,
  workwear,
}

/** The demo catalogue as it is sent to the store: 119 records, a handful of them untidy. */
export const catalogueRecords: readonly CatalogueRecord[] = categories.flatMap((category) =>
  piecesByCategory[category.slug].map((piece) => asItArrives(recordOf(piece, category))),
)
