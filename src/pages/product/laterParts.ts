import { lazy } from 'react'
// Their styles belong to the first paint, for the server draws them at once.
import '#features/product/Assurances/Assurances.css.ts'
import '#features/product/DeliveryCheck/DeliveryRoom.css.ts'
import '#features/product/PieceDoings/PieceDoings.css.ts'
import '#features/product/PieceLinks/PieceLinks.css.ts'
import '#features/product/ProductGallery/ProductGallery.css.ts'
import '#ui/Tabs/Tabs.css.ts'

// These parts stand in the server's HTML; in the browser their code comes after the first paint and takes that HTML over.
// Where it cannot be had the HTML stays, and its links are links all the same.

export const ProductGallery = import.meta.env.SSR
  ? (await import('#features/product/ProductGallery/ProductGallery.tsx')).ProductGallery
  : lazy(() =>
      import('#features/product/ProductGallery/ProductGallery.tsx').then(
        ({ ProductGallery: Part }) => ({ default: Part }),
        forever,
      ),
    )

const loadBeside = () => import('./BesidePiece.tsx')

export const Doings = import.meta.env.SSR
  ? (await loadBeside()).Doings
  : lazy(() => loadBeside().then(({ Doings: Part }) => ({ default: Part }), forever))

export const UnderBuying = import.meta.env.SSR
  ? (await loadBeside()).UnderBuying
  : lazy(() => loadBeside().then(({ UnderBuying: Part }) => ({ default: Part }), forever))

export const ProductTabs = import.meta.env.SSR
  ? (await import('#features/product/ProductTabs/ProductTabs.tsx')).ProductTabs
  : lazy(() =>
      import('#features/product/ProductTabs/ProductTabs.tsx').then(
        ({ ProductTabs: Part }) => ({ default: Part }),
        forever,
      ),
    )

/** Of no server's HTML: what was seen before only the device knows. */
export const Shelves = lazy(() => import('./Shelves.tsx').then(({ Shelves: Part }) => ({ default: Part }), forever))

function forever() {
  return new Promise<never>(() => {})
}
