import type { ThemeChoice } from '#domain/themeChoice.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync } from './keepInSync.ts'

interface ThemeStoreActions {
  choose: (theme: ThemeChoice) => void
}

/** The script in the head of `index.html` reads it before the first paint: a bare name, and no entry for 'system'. */
export const useThemeStore = keepInSync(
  createPersistedStore<'theme', ThemeChoice, ThemeStoreActions>({
    key: 'shop.theme',
    field: 'theme',
    initial: 'system',
    format: {
      parse: (text) => (text === 'daylight' || text === 'lamplight' ? text : undefined),
      stringify: (theme) => (theme === 'system' ? undefined : theme),
    },
    actions: ({ change }) => ({ choose: (theme) => change(() => theme) }),
  }),
)

useThemeStore.subscribe(({ theme }, before) => {
  if (theme === before.theme) return
  const root = document.documentElement
  // Without transitions: the text of some controls would still have its old colour on the new ground.
  root.dataset['still'] = ''
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  // Reading the layout applies the new colours at once.
  void root.offsetHeight
  delete root.dataset['still']
  colourBrowser(theme)
})

/** Gives the browser's own bar the colour of the page, also if the theme is not the device's. */
function colourBrowser(theme: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-choice]')) {
    const isLight = meta.dataset['themeChoice'] === 'daylight'
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${isLight ? 'light' : 'dark'})`
    else meta.media = meta.dataset['themeChoice'] === theme ? 'all' : 'not all'
  }
}
