import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { featuredProductsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ContactButton } from '#features/home/ContactButton/ContactButton.tsx'
import { FeaturedCollections, type FeaturedState } from '#features/home/FeaturedCollections/FeaturedCollections.tsx'
import { Hero } from '#features/home/Hero/Hero.tsx'
import { contact } from '#site/contact.ts'
import { heroInterval, heroLabel, heroSlides } from '#site/hero.ts'
import { pages } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { useShelf } from '../useShelf.ts'
import { featuredFilter } from './featuredFilter.ts'
import { BelowShelf, UnderHero } from './laterBlocks.ts'

// Never drawn again: a part that is still to be taken over would be drawn anew by it.
const underHero = (
  <Suspense>
    <UnderHero />
  </Suspense>
)
const belowShelf = (
  <Suspense>
    <BelowShelf />
  </Suspense>
)

/** `/`: loud, quiet, loud, as the cloth is. */
export function HomePage() {
  const shelf = useShelf()
  const { data, error } = useQuery(featuredProductsQuery(useStoreClient(), featuredFilter))
  const named = data?.products.filter(({ name }) => name) ?? []
  const state: FeaturedState = data
    ? { is: 'ready', count: named.length }
    : error
      ? { is: 'failed', message: error.message }
      : { is: 'loading' }
  return (
    <>
      <PageHead {...pages.home} canonical="/" />
      <Hero
        label={heroLabel}
        slides={heroSlides}
        interval={heroInterval}
        contact={<ContactButton whatsapp={contact.whatsapp} />}
      />
      {underHero}
      <FeaturedCollections state={state}>
        <ProductGrid products={named} layout="showcase" {...shelf} />
      </FeaturedCollections>
      {belowShelf}
    </>
  )
}
