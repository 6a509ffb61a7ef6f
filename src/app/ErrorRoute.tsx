import { ErrorScreen } from '#features/feedback/ErrorScreen/ErrorScreen.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { pageTitle } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'

/** What stands where a page has failed to render or to load. */
export function ErrorRoute() {
  return (
    <PageSection>
      <PageHead title={pageTitle('Something went wrong')} description="" noindex />
      <ErrorScreen onRefresh={() => location.reload()} onGoHome={(href) => location.assign(href)} />
    </PageSection>
  )
}
