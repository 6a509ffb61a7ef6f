import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsLive } from '#features/shared/useIsLive.ts'
import { useOnDemand } from '#features/shared/useOnDemand.ts'
import { footId } from '../SiteFooter/footId.ts'
import { SiteMenu } from './SiteMenu.tsx'

const loadPanel = () => import('./MenuPanel.tsx')
const loadSheet = async () => {
  const menu = await import('./MobileMenu.connected.tsx')
  await menu.preloadSheet()
  return menu
}

/** As `above.desktop` has it: from here on there is room for the panel. */
const isWide = () => matchMedia('(min-width: 960px)').matches

/** What an entry of the history says of itself while the sheet stands over its page. */
const menuEntry = 'menu'

/**
 * The menu of every page: a panel on wide windows, a sheet on phones, each with the first press. The open sheet is an
 * entry of the history, so that the browser's Back closes it.
 */
export function ConnectedSiteMenu({ search }: { search: ReactNode }) {
  const navigate = useNavigate()
  const { key, pathname, search: query, state } = useLocation()
  const [panel, askPanel] = useOnDemand(loadPanel)
  const [sheet, askSheet] = useOnDemand(loadSheet)
  const button = useRef<HTMLAnchorElement>(null)
  // Open at this entry of the history: any other closes it.
  const [panelAt, setPanelAt] = useState<string>()
  const isPanelOpen = panelAt === key && panel !== undefined
  const isSheetOpen = useIsLive() && state === menuEntry

  useEffect(() => {
    // A page loaded anew, or come back to, with its menu open.
    if (isSheetOpen) void askSheet().catch(() => undefined)
  }, [isSheetOpen, askSheet])

  const closePanel = useCallback(() => setPanelAt(undefined), [])
  const open = async () => {
    try {
      if (isWide()) {
        await askPanel()
        setPanelAt(key)
      } else {
        await askSheet()
        await navigate({ pathname, search: query }, { state: menuEntry, preventScrollReset: true })
      }
    } catch {
      // Its code cannot be had; the same links stand at the foot of the page.
      document.getElementById(footId)?.scrollIntoView()
    }
  }
  return (
    <>
      <SiteMenu
        button={button}
        isOpen={isPanelOpen || isSheetOpen}
        onOpen={() => void open()}
        onClose={closePanel}
        onWanted={() => void (isWide() ? askPanel() : askSheet()).catch(() => undefined)}
        panel={isPanelOpen && <panel.MenuPanel button={button} onClose={closePanel} />}
      />
      {sheet && <sheet.ConnectedMobileMenu isOpen={isSheetOpen} search={search} />}
    </>
  )
}
