import { lazy } from 'react'
// Its styles belong to the first paint, for the server draws it at once.
import '#ui/Select/InlineSelect.css.ts'
import '#ui/Select/Select.css.ts'

/**
 * The switch stands in the server's HTML, at the very foot; in the browser its code comes after the first paint and takes
 * that HTML over. Where it cannot be had the device's own light stays.
 */
export const ThemeSwitch = import.meta.env.SSR
  ? (await import('#features/layout/ThemeSwitch/ThemeSwitch.connected.tsx')).ConnectedThemeSwitch
  : lazy(() =>
      import('#features/layout/ThemeSwitch/ThemeSwitch.connected.tsx').then(
        ({ ConnectedThemeSwitch }) => ({ default: ConnectedThemeSwitch }),
        () => new Promise<never>(() => {}),
      ),
    )
