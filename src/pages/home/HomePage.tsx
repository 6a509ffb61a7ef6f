import { useQuery } from '@tanstack/react-query'
import { featuredProductsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { useAddToCart } from '#features/cart/useAddToCart/useAddToCart.connected.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { FeaturedCollections, type FeaturedState } from '#features/home/FeaturedCollections/FeaturedCollections.tsx'
import { Hero } from '#features/home/Hero/Hero.tsx'
import { heroSlides } from '#site/hero.ts'
import { pages } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { featuredFilter } from './featuredFilter.ts'

/** `/` */
export function HomePage() {
  const addToCart = useAddToCart()
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
      <Hero slide={heroSlides[0]} />
      <FeaturedCollections state={state}>
        <ProductGrid products={named} layout="showcase" onAddToCart={addToCart} />
      </FeaturedCollections>
    </>
  )
}
