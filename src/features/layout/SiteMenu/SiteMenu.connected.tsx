import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#features/shared/useHydrated.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { from } from '#theme/measures.ts'
import { footerId } from '../SiteFooter/footerId.ts'
import { SiteMenu } from './SiteMenu.tsx'

const loadPanel = () => import('./MenuPanel.tsx')
const loadSheet = () => import('./MobileMenu.connected.tsx')
/** Fallback: the footer has the same links. */
const showFooter = () => document.getElementById(footerId)?.scrollIntoView()

/** On wide screens the menu is a panel, not a sheet. */
const isWide = () => matchMedia(from.desktop).matches

/** State of the history entry of the open sheet. */
const menuEntry = 'menu'

/**
 * Loads the menu on demand: a panel on wide screens, a sheet on phones. The open sheet has its own history entry, so that
 * Back closes it.
 */
export function ConnectedSiteMenu({ search }: { search: ReactNode }) {
  const navigate = useNavigate()
  const { key, pathname, search: query, state } = useLocation()
  const panel = useLazyModule(loadPanel, showFooter)
  const sheet = useLazyModule(loadSheet, showFooter)
  const button = useRef<HTMLAnchorElement>(null)
  // History entry the panel was opened at: navigation closes it.
  const [panelAt, setPanelAt] = useState<string>()
  const isPanelOpen = panelAt === key && panel.module !== undefined
  const isSheetOpen = useHydrated() && state === menuEntry

  const { prefetch: prefetchSheet } = sheet
  useEffect(() => {
    // After a reload or Back with the menu open.
    if (isSheetOpen) prefetchSheet()
  }, [isSheetOpen, prefetchSheet])

  const closePanel = useCallback(() => setPanelAt(undefined), [])
  const open = () => {
    if (isWide()) panel.open(() => setPanelAt(key))
    else sheet.open(() => void navigate({ pathname, search: query }, { state: menuEntry }))
  }
  return (
    <>
      <SiteMenu
        button={button}
        isOpen={isPanelOpen || isSheetOpen}
        isLoading={panel.isLoading || sheet.isLoading}
        onOpen={open}
        onClose={closePanel}
        onIntent={() => (isWide() ? panel : sheet).prefetch()}
        panel={isPanelOpen && panel.module && <panel.module.MenuPanel button={button} onClose={closePanel} />}
      />
      {sheet.module && <sheet.module.ConnectedMobileMenu isOpen={isSheetOpen} search={search} />}
    </>
  )
}
