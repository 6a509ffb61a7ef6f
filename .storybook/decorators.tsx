import type { Decorator } from '@storybook/react-vite'
import { useThemeStore } from '#state/theme.ts'

/** Sets the theme, flat or real pictures, and the padding around the story on the document, before the story renders. */
export const onPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { documentElement, body } = document
  documentElement.lang = 'en-IN'
  documentElement.dataset.theme = String(globals.theme)
  // As if chosen on this device: the theme store reads it when a whole page is rendered.
  localStorage.setItem(useThemeStore.storageKey, String(globals.theme))
  documentElement.dataset.pictures = String(globals.pictures)
  // A documentation page shows many stories and keeps its own padding.
  if (viewMode === 'docs') delete body.dataset.layout
  else body.dataset.layout = String(parameters.layout)
  return <Story />
}
