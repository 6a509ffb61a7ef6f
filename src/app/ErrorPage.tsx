import { useEffect, useState } from 'react'
import { ErrorScreen } from '#features/feedback/ErrorScreen/ErrorScreen.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { pageTitle } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { isReachable } from './reloadOnce.ts'

/** Milliseconds between two requests to a shop that has not responded: a network alone does not mean that it does. */
const retryMs = 10_000

/**
 * Shown in place of a page that failed to render or to load. Both buttons load a document only if the shop is reachable:
 * otherwise the browser's own error page would follow. After a failure without a connection the page reloads when the
 * connection is back, or when the shop responds again.
 */
export function ErrorPage() {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine)
  const open = async (href: string) => {
    if (!(await isReachable(href))) return setIsOffline(true)
    if (href === location.href) location.reload()
    else location.assign(href)
  }
  const refresh = () => void open(location.href)
  useEffect(() => {
    if (!isOffline) return undefined
    window.addEventListener('online', refresh)
    const timer = setInterval(refresh, retryMs)
    return () => {
      window.removeEventListener('online', refresh)
      clearInterval(timer)
    }
  })
  return (
    <PageSection>
      <PageHead title={pageTitle('Something went wrong')} description="" noindex />
      <ErrorScreen isOffline={isOffline} onRefresh={refresh} onGoHome={(href) => void open(href)} />
    </PageSection>
  )
}
