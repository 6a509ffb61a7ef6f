import { lazy, type ComponentType } from 'react'
// Its styles belong to the first paint, for the server draws it at once.
import '#ui/Select/InlineSelect.css.ts'
import '#ui/Select/Select.css.ts'

/**
 * The switch stands in the server's HTML, at the very foot; in the browser its code comes after the first paint and takes
 * that HTML over. Where it cannot be had the switch goes: a part that never came would hold up every change of page,
 * for React finishes what it has begun to take over first.
 */
export const ThemeSwitch = import.meta.env.SSR
  ? (await import('#features/layout/ThemeSwitch/ThemeSwitch.connected.tsx')).ConnectedThemeSwitch
  : lazy<ComponentType>(() =>
      import('#features/layout/ThemeSwitch/ThemeSwitch.connected.tsx').then(
        ({ ConnectedThemeSwitch }) => ({ default: ConnectedThemeSwitch }),
        () => ({ default: () => null }),
      ),
    )
