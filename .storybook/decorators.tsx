import type { Decorator } from '@storybook/react-vite'
import type { Globals } from 'storybook/internal/types'
import { useThemeStore } from '#state/theme.ts'
import { type FeatureState, mediaFeatures, setFeature } from './mediaFeatures.ts'

/** The toolbar's values, which cannot have a '%' in an address. */
const textSizes: Readonly<Record<string, string>> = { size150: '150%', size200: '200%' }

/** Applies the toolbar's values and the story's padding to the document before the story renders. */
export const onPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { documentElement, body } = document
  documentElement.lang = 'en-IN'
  documentElement.dataset.theme = String(globals.theme)
  // As if chosen on this device: the theme store reads it when a whole page is rendered.
  localStorage.setItem(useThemeStore.storageKey, String(globals.theme))
  documentElement.dataset.pictures = String(globals.pictures)
  documentElement.style.fontSize = textSizes[String(globals.textSize)] ?? ''
  documentElement.dataset.forcedColors = String(globals.forcedColors)
  for (const feature of mediaFeatures) {
    // Globals are untyped; the toolbar offers these values only.
    setFeature(feature, globals[feature] as FeatureState)
  }
  // A documentation page shows many stories and keeps its own padding.
  if (viewMode === 'docs') delete body.dataset.layout
  else body.dataset.layout = String(parameters.layout)
  return <Story key={startOf(globals)} />
}

/** The globals a story reads when it mounts: changing one mounts it again, with empty caches. */
function startOf({ network, day, shopper, cart, wishlist }: Globals): string {
  return JSON.stringify([network, day, shopper, cart, wishlist])
}
