import { lazy, type ComponentType } from 'react'
// Their styles belong to the first paint, for the server draws them at once.
import '#features/catalogue/FilterChips/FilterChips.css.ts'
import '#features/catalogue/FilterPanel/FilterPanel.css.ts'
import '#features/catalogue/ListingTools/ListingTools.css.ts'
import '#ui/Chip/Chip.css.ts'
import '#ui/Checkbox/Checkbox.css.ts'
import '#ui/RadioGroup/RadioGroup.css.ts'
import '#ui/Select/InlineSelect.css.ts'
import '#ui/Select/Select.css.ts'
import '#ui/Swatch/Swatch.css.ts'

// Both stand in the server's HTML; in the browser their code comes beside the page's and takes that HTML over. Where it
// cannot be had they go: the cards are what a listing is for.

// Asked for at once, so that what is seen can be pressed as soon as the page can.
const tools = import('#features/catalogue/ListingTools/ListingTools.tsx').then((part) => part.ListingTools)
export const ListingTools = import.meta.env.SSR ? await tools : later(() => tools)

/** Brings the filters beside the cards; rejects where they cannot be had. */
export const loadPanel = () =>
  import('#features/catalogue/FilterPanel/FilterPanel.connected.tsx').then((part) => part.ConnectedFilterPanel)
export const SidePanel = import.meta.env.SSR ? await loadPanel() : later(loadPanel)

/** Brings the filters of a phone, and what a sheet is made of; rejects where they cannot be had. */
export async function loadSheet() {
  const filters = await import('#features/catalogue/FilterSheet/FilterSheet.connected.tsx')
  await filters.preloadSheet()
  return filters
}

function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}
