import { networkError } from '#domain/messages.ts'
import { reloadOutdated } from '#features/shared/reloadOutdated.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { Redirect } from '#features/shared/Redirect.connected.tsx'
import { paths } from '#site/paths.ts'
import { useIdentity } from '#identity/identity.ts'
import { headOf } from '#site/routes.ts'
import { useIsUserKnown } from '#state/user.ts'
import { type } from '#theme/type.css.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import { page, title } from './Account.css.ts'

const loadAccount = () => import('./Account.tsx')

/** `/account`: what a signed-in shopper can see and change. The server does not know her, and renders a spinner. */
export function AccountPage() {
  const { shopper } = useIdentity()
  const isKnown = useIsUserKnown()
  const { module, isLoading, hasFailed, open } = useLazyModule(loadAccount, reloadOutdated, true)
  if (!shopper && isKnown) return <Redirect to={paths.signIn} state={{ from: paths.account }} />
  return (
    <PageSection>
      <PageHead {...headOf('account')} />
      <div className={page}>
        <h1 className={`${type.pageTitle} ${title}`}>Your account</h1>
        {shopper && module && <module.Account key={shopper.email} shopper={shopper} />}
        {!module && hasFailed && !isLoading && (
          <ErrorState title="Your account could not be opened" message={networkError}>
            <TryAgainButton onClick={() => open(() => undefined)} />
          </ErrorState>
        )}
        {!module && (!hasFailed || isLoading) && <PageLoading />}
      </div>
    </PageSection>
  )
}
