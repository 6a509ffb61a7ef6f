import { create } from 'zustand'

/** What the shopper chose; 'system' follows the device. */
export type ThemeChoice = 'system' | 'daylight' | 'lamplight'

/** Read by the first-paint script in the document's head as well. */
export const themeStorageKey = 'shop.theme'

interface ThemeStore {
  theme: ThemeChoice
  choose: (theme: ThemeChoice) => void
  /** Brings the device's choice after mount; the document itself wears it since its first paint. */
  rehydrate: () => void
}

export const useThemeStore = create<ThemeStore>()((set) => ({
  theme: 'system',
  choose(theme) {
    set({ theme })
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    try {
      if (theme === 'system') localStorage.removeItem(themeStorageKey)
      else localStorage.setItem(themeStorageKey, theme)
    } catch {
      // A device without storage keeps the choice for this visit.
    }
  },
  rehydrate() {
    const theme = document.documentElement.dataset['theme']
    set({ theme: theme === 'daylight' || theme === 'lamplight' ? theme : 'system' })
  },
}))
