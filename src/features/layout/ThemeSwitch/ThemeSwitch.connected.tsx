import { useThemeStore } from '#state/theme.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Connects the theme switch to the theme store. */
export function ConnectedThemeSwitch() {
  const { theme, choose } = useThemeStore()
  return <ThemeSwitch theme={theme} onChoose={choose} />
}
