import { NotFoundScreen } from '#features/feedback/NotFoundScreen/NotFoundScreen.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { headOf } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { PopularProducts } from '../PopularProducts.tsx'

export { loadPopularProducts as load } from '../loadPopularProducts.ts'

/** Every address that is not in the route table. */
export function NotFoundPage() {
  return (
    <PageSection>
      <PageHead {...headOf('notFound')} />
      <NotFoundScreen />
      <PopularProducts />
    </PageSection>
  )
}
