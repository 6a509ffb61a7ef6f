import { lazy } from 'react'
// Their styles belong to the first paint, for the server draws them at once.
import '#features/home/BrandStory/BrandStory.css.ts'
import '#features/home/BudgetRings/BudgetRings.css.ts'
import '#features/home/CategoryTiles/CategoryTiles.css.ts'
import '#features/home/CollectionBand/CollectionBand.css.ts'
import '#features/home/CollectionRounds/CollectionRounds.css.ts'
import '#features/home/TrustBadges/TrustBadges.css.ts'

// These blocks stand in the server's HTML; in the browser their code comes after the first paint and takes that HTML
// over. Where it cannot be had the HTML stays, and its links are links all the same.

export const UnderHero = import.meta.env.SSR
  ? (await import('./UnderHero.tsx')).UnderHero
  : lazy(() => import('./UnderHero.tsx').then(({ UnderHero: Blocks }) => ({ default: Blocks }), forever))

export const BelowShelf = import.meta.env.SSR
  ? (await import('./BelowShelf.tsx')).BelowShelf
  : lazy(() => import('./BelowShelf.tsx').then(({ BelowShelf: Blocks }) => ({ default: Blocks }), forever))

function forever() {
  return new Promise<never>(() => {})
}
