import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { Redirect } from '#features/shared/Redirect.connected.tsx'
import { useIdentity } from '#identity/identity.ts'
import { headOf, type RouteName } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { SignIn } from './SignIn.tsx'
import { SignUp } from './SignUp.tsx'
import { useReturn } from './useReturn.ts'

/** `/signin`, `/signup` and `/forgot-password`. Redirects a signed-in shopper to where she came from. */
export function AuthPage({ route }: { route: RouteName }) {
  const { shopper } = useIdentity()
  const { target } = useReturn()
  if (shopper) return <Redirect to={target} />
  return (
    <PageSection>
      <PageHead {...headOf(route)} />
      {route === 'signIn' && <SignIn />}
      {route === 'signUp' && <SignUp />}
      {route === 'forgotPassword' && <ForgotPassword />}
      <noscript>Accounts need JavaScript.</noscript>
    </PageSection>
  )
}
