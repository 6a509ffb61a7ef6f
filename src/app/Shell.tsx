import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { MiniCartHost, prefetchMiniCart } from '#features/cart/MiniCart/MiniCartHost.connected.tsx'
import { OfflineBanner } from '#features/feedback/OfflineBanner/OfflineBanner.tsx'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'
import { PageShell, type PageShellProps } from '#features/layout/PageShell/PageShell.tsx'
import { ScrollToTop } from '#features/layout/ScrollToTop/ScrollToTop.tsx'
import { SiteFooter } from '#features/layout/SiteFooter/SiteFooter.tsx'
import { ConnectedSiteHeader } from '#features/layout/SiteHeader/SiteHeader.connected.tsx'
import { ConnectedThemeSwitch } from '#features/layout/ThemeSwitch/ThemeSwitch.connected.tsx'
import { ConnectedSearchForm } from '#features/search/SearchForm/SearchForm.connected.tsx'
import { useOnline } from '#features/shared/useOnline.ts'
import { contact } from '#site/contact.ts'
import { routes, type RouteFacts } from '#site/routes.ts'
import { shop } from '#site/shop.ts'
import { toasts } from '#site/toasts.ts'
import { rehydrateShopper } from '#state/rehydrate.ts'
import { ToastHost } from '#ui/Toast/ToastHost.tsx'
import { matchRoute } from './matchRoute.ts'
import { pendingPage } from './pageModules.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { ScrollRestoration } from './ScrollRestoration.tsx'

/** Around every page: header, footer, toasts, and a spinner while the module of the next page is loading. */
export function Shell({ children }: { children: ReactNode }) {
  const isLoading = useSyncExternalStore(pendingPage.subscribe, pendingPage.read, () => false)
  const isOnline = useOnline()
  useEffect(rehydrateShopper, [])
  return (
    <>
      <RoutedPageShell
        header={
          <ConnectedSiteHeader
            search={<ConnectedSearchForm place="header" />}
            menuSearch={<ConnectedSearchForm place="menu" replace />}
            onCartIntent={prefetchMiniCart}
          />
        }
        letterhead={`${shop.name} · ${contact.phone.text} · ${contact.email}`}
        footer={<SiteFooter themeSwitch={<ConnectedThemeSwitch />} />}
        loading={isLoading}
      >
        {isLoading && <PageLoading />}
        <div hidden={isLoading}>{children}</div>
      </RoutedPageShell>
      <OfflineBanner isOffline={!isOnline} />
      <ScrollToTop />
      {/* A toaster that throws must not take the page down. */}
      <ErrorBoundary fallback={null}>
        <ToastHost {...toasts} />
      </ErrorBoundary>
      <RouteAnnouncer />
      <ErrorBoundary fallback={null}>
        <MiniCartHost />
      </ErrorBoundary>
      <ScrollRestoration />
    </>
  )
}

/** Separate from the shell: every filter changes the URL, which must not render header and footer again. */
function RoutedPageShell(props: PageShellProps) {
  const { isMinimal = false }: RouteFacts = routes[matchRoute(useLocation().pathname).name]
  return <PageShell {...props} isMinimal={isMinimal} />
}
