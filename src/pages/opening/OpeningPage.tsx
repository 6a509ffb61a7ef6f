import { OpeningNotice } from '#features/content/OpeningNotice/OpeningNotice.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { openings } from '#site/openings.ts'
import { pages } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'

export type Opening = keyof typeof openings

/** A route whose room is not furnished yet: mounted, with its final title. */
export function OpeningPage({ opening, canonical }: { opening: Opening; canonical: string }) {
  return (
    <PageSection>
      <PageHead {...pages[opening]} canonical={canonical} />
      <OpeningNotice {...openings[opening]} />
    </PageSection>
  )
}
