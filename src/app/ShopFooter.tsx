import { SiteFooter } from '#features/layout/SiteFooter/SiteFooter.tsx'
import { ConnectedThemeSwitch } from '#features/layout/ThemeSwitch/ThemeSwitch.connected.tsx'

/** The foot of every page, with the theme switch in it. */
export function ShopFooter() {
  return <SiteFooter themeSwitch={<ConnectedThemeSwitch />} />
}
