import { useThemeStore } from '#shopper/theme.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The switch with this device's choice. */
export function ConnectedThemeSwitch() {
  const { theme, choose } = useThemeStore()
  return <ThemeSwitch theme={theme} onChoose={choose} />
}
