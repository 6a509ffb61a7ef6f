import { Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'
import { PageShell } from '#features/layout/PageShell/PageShell.tsx'
import { ScrollToTop } from '#features/layout/ScrollToTop/ScrollToTop.tsx'
import { ConnectedSiteHeader } from '#features/layout/SiteHeader/SiteHeader.connected.tsx'
import { ConnectedSearchForm } from '#features/search/SearchForm/SearchForm.connected.tsx'
import { useOnDemand } from '#features/shared/useOnDemand.ts'
import { ToastHost } from '#ui/Toast/ToastHost.tsx'
import { ShopFooter } from './laterParts.ts'

/** Milliseconds a page's code may take before the spinner shows: a flash of it would only unsettle. */
const patience = 200

// Never drawn again: a part that is still to be taken over would be drawn anew by it.
const footer = (
  <Suspense>
    <ShopFooter />
  </Suspense>
)

const loadLater = () => import('./AfterFirstPaint.tsx')

/** Milliseconds until code that could not be had is asked for again. */
const patienceWithNetwork = 3000

/** Brings what this device keeps, by code that comes after the first paint; until then whatever is done is kept in mind. */
function rehydrate(): () => void {
  let isGone = false
  let undo = () => {}
  const load = () => {
    import('#shopper/rehydrate.ts').then(
      ({ rehydrateShopper }) => isGone || (undo = rehydrateShopper()),
      () => setTimeout(() => isGone || load(), patienceWithNetwork),
    )
  }
  load()
  return () => {
    isGone = true
    undo()
  }
}

/** Around every page: head, foot, toasts, and the spinner while a page's code is under way. */
export function Shell() {
  const isWaiting = useIsWaiting()
  useEffect(rehydrate, [])
  const [later, askLater] = useOnDemand(loadLater)
  useEffect(() => void askLater().catch(() => undefined), [askLater])
  return (
    <>
      <PageShell
        header={
          <ConnectedSiteHeader
            search={<ConnectedSearchForm place="header" />}
            menuSearch={<ConnectedSearchForm place="menu" replace />}
          />
        }
        footer={footer}
        busy={isWaiting}
      >
        {isWaiting && <PageLoading />}
        <div hidden={isWaiting}>
          <Outlet />
        </div>
      </PageShell>
      <ScrollToTop />
      <ToastHost />
      {later && <later.AfterFirstPaint />}
      <ScrollRestoration />
    </>
  )
}

/** Whether another page has been under way for longer than a shopper's patience. */
function useIsWaiting(): boolean {
  const { state, location: next } = useNavigation()
  const { pathname } = useLocation()
  const leaving = state === 'loading' && next.pathname !== pathname
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => setIsLong(true), patience)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [leaving])
  return leaving && isLong
}
