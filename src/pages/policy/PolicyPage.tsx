import { PolicyText } from '#features/content/PolicyText/PolicyText.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { policies, type Policy } from '#site/policyPages.ts'
import { headOf, type RouteName } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'

/** `/privacy-policy`, `/terms-of-service` and `/return-policy`: the policy of the route's name. */
export function PolicyPage({ route }: { route: RouteName }) {
  const known: Partial<Record<RouteName, Policy>> = policies
  const policy = known[route]
  return (
    <PageSection>
      <PageHead {...headOf(route)} />
      {policy && <PolicyText policy={policy} />}
    </PageSection>
  )
}
