import { BrandStory } from '#features/home/BrandStory/BrandStory.tsx'
import { TrustBadges } from '#features/home/TrustBadges/TrustBadges.tsx'

/** The quiet part between the hero and the shelf: who the shop is, and what it promises. */
export function UnderHero() {
  return (
    <>
      <BrandStory />
      <TrustBadges />
    </>
  )
}
