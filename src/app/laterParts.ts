import { lazy, type ComponentType } from 'react'
// Their styles belong to the first paint, for the server draws it at once.
import '#features/layout/SiteFooter/SiteFooter.css.ts'
import '#ui/Ornament/TempleRow.css.ts'
import '#ui/Select/InlineSelect.css.ts'
import '#ui/Select/Select.css.ts'

/**
 * The foot stands in the server's HTML; in the browser its code comes after the first paint and takes that HTML over.
 * Where it cannot be had the foot goes: a part that never came would hold up every change of page, for React finishes
 * what it has begun to take over first.
 */
export const ShopFooter = import.meta.env.SSR
  ? (await import('./ShopFooter.tsx')).ShopFooter
  : lazy<ComponentType>(() =>
      import('./ShopFooter.tsx').then(
        ({ ShopFooter: Footer }) => ({ default: Footer }),
        () => ({ default: () => null }),
      ),
    )
