import { BudgetRings } from '#features/home/BudgetRings/BudgetRings.tsx'
import { CategoryTiles } from '#features/home/CategoryTiles/CategoryTiles.tsx'
import { CollectionBand } from '#features/home/CollectionBand/CollectionBand.tsx'
import { CollectionRounds } from '#features/home/CollectionRounds/CollectionRounds.tsx'

/** The blocks of the home page that nobody sees before scrolling. */
export function BelowShelf() {
  return (
    <>
      <CollectionBand />
      <CategoryTiles />
      <BudgetRings />
      <CollectionRounds />
    </>
  )
}
