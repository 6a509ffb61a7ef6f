import { useQuery } from '@tanstack/react-query'
import { featuredProductsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { BrandStory } from '#features/home/BrandStory/BrandStory.tsx'
import { CategoryTiles } from '#features/home/CategoryTiles/CategoryTiles.tsx'
import { CollectionTiles } from '#features/home/CollectionTiles/CollectionTiles.tsx'
import { ContactButton } from '#features/home/ContactButton/ContactButton.tsx'
import { FeaturedCollections, type FeaturedState } from '#features/home/FeaturedCollections/FeaturedCollections.tsx'
import { Hero } from '#features/home/Hero/Hero.tsx'
import { PromoBanner } from '#features/home/PromoBanner/PromoBanner.tsx'
import { ShopByBudget } from '#features/home/ShopByBudget/ShopByBudget.tsx'
import { TrustBadges } from '#features/home/TrustBadges/TrustBadges.tsx'
import { contact } from '#site/contact.ts'
import { heroInterval, heroLabel, heroSlides } from '#site/hero.ts'
import { headOf } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { useProductCardActions } from '../useProductCardActions.ts'
import { featuredFilter } from './featuredFilter.ts'

export { load } from './load.ts'

/** `/` */
export function HomePage() {
  const actions = useProductCardActions()
  const { data, error, refetch } = useQuery(featuredProductsQuery(useStoreClient(), featuredFilter))
  const named = data?.products.filter(({ name }) => name) ?? []
  const state: FeaturedState = data
    ? { is: 'ready', count: named.length }
    : error
      ? { is: 'failed', message: error.message }
      : { is: 'loading' }
  return (
    <>
      <PageHead {...headOf('home')} />
      <Hero
        label={heroLabel}
        slides={heroSlides}
        interval={heroInterval}
        contact={<ContactButton whatsapp={contact.whatsapp} />}
      />
      <BrandStory />
      <TrustBadges />
      <FeaturedCollections state={state} onTryAgain={() => void refetch()}>
        <ProductGrid products={named} layout="showcase" {...actions} />
      </FeaturedCollections>
      <PromoBanner />
      <CategoryTiles />
      <ShopByBudget />
      <CollectionTiles />
    </>
  )
}
