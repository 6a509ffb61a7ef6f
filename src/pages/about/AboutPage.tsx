import { AboutLooms } from '#features/content/AboutLooms/AboutLooms.tsx'
import { AboutPromises } from '#features/content/AboutPromises/AboutPromises.tsx'
import { AboutStory } from '#features/content/AboutStory/AboutStory.tsx'
import { Stats } from '#features/home/Stats/Stats.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { headOf } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'

/** `/about-us` */
export function AboutPage() {
  return (
    <>
      <PageHead {...headOf('about')} />
      <AboutStory />
      <PageSection>
        <Stats />
      </PageSection>
      <AboutLooms />
      <AboutPromises />
    </>
  )
}
