import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useEventCallback } from '#features/shared/useEventCallback.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { useOverlayHistory } from '#features/shared/useOverlayHistory.connected.tsx'
import { from } from '#theme/measures.ts'
import { useMatches } from '#ui/useMatches.ts'
import { footerId } from '../SiteFooter/footerId.ts'
import { SiteMenu } from './SiteMenu.tsx'

const loadPanel = () => import('./MenuPanel.tsx')
const loadSheet = () => import('./MobileMenu.connected.tsx')
/** Fallback: the footer has the same links. */
const showFooter = () => document.getElementById(footerId)?.scrollIntoView()

/** On wide screens the menu is a panel, not a sheet. */
const isWide = () => matchMedia(from.desktop).matches

/**
 * Loads the menu on demand: a panel on wide screens, a sheet on phones. The open sheet has its own history entry, so that
 * Back closes it.
 */
export function ConnectedSiteMenu({ search }: { search: ReactNode }) {
  const { key } = useLocation()
  const entry = useOverlayHistory('menu')
  // History entry the panel was opened at: navigation closes it.
  const [panelAt, setPanelAt] = useState<string>()
  // Back to this entry must not open it again.
  useEffect(() => () => setPanelAt((at) => (at === key ? undefined : at)), [key])
  const panel = useLazyModule(loadPanel, showFooter)
  const sheet = useLazyModule(loadSheet, showFooter, entry.isOpen)
  const button = useRef<HTMLAnchorElement>(null)
  const hasPanel = useMatches(from.desktop)
  const isPanelOpen = hasPanel && panelAt === key && panel.module !== undefined

  const closePanel = useCallback(() => setPanelAt(undefined), [])
  const openPanel = useEventCallback(() => setPanelAt(key))
  const open = () => (isWide() ? panel.open(openPanel) : sheet.open(entry.open))
  return (
    <>
      <SiteMenu
        button={button}
        isOpen={isPanelOpen || entry.isOpen}
        isLoading={panel.isLoading || sheet.isLoading}
        onOpen={open}
        onClose={closePanel}
        onIntent={() => (isWide() ? panel : sheet).prefetch()}
        panel={isPanelOpen && panel.module && <panel.module.MenuPanel button={button} onClose={closePanel} />}
      />
      {sheet.module && <sheet.module.ConnectedMobileMenu isOpen={entry.isOpen} onClose={entry.close} search={search} />}
    </>
  )
}
