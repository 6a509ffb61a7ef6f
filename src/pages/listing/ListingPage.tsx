import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { isKnownCategory } from '#domain/category.ts'
import { listingFromUrl, mostShown, pageSize } from '#domain/listing/listing.ts'
import { queryOf } from '#domain/listing/listingQuery.ts'
import { listingTitle } from '#domain/listing/listingTitle.ts'
import { useAddToCart } from '#features/cart/useAddToCart/useAddToCart.connected.tsx'
import { ListingBody, type ListingState } from '#features/catalogue/ListingBody/ListingBody.tsx'
import { ListingHead } from '#features/catalogue/ListingHead/ListingHead.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { categoryPath, paths } from '#features/shared/paths.ts'
import { categoryFacts } from '#site/categories.ts'
import { pages, pageTitle } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'

/** `/collections` and `/collections/{category}`, in every form of the route table. */
export function ListingPage() {
  const { category: slug } = useParams()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const listing = listingFromUrl(slug, parameters)
  const { data, error } = useQuery({
    ...productsQuery(useStoreClient(), queryOf(listing)),
    // More cards of one listing join those that are there; another listing begins with its own skeleton.
    ...(listing.show > pageSize ? { placeholderData: keepPreviousData } : {}),
  })
  const addToCart = useAddToCart()

  const title = listingTitle(listing)
  const facts =
    listing.category && isKnownCategory(listing.category) ? categoryFacts[listing.category] : pages.collections
  const subtitle = listing.search ? data && `Found ${data.total} products` : facts.description
  const unknown = listing.category !== undefined && !isKnownCategory(listing.category)
  const bare = !listing.category && !listing.search && !listing.filter

  return (
    <PageSection>
      <PageHead
        title={bare ? pages.collections.title : pageTitle(title)}
        description={facts.description}
        canonical={listing.category ? categoryPath(listing.category) : paths.collections}
        noindex={unknown || listing.search !== undefined}
      />
      <ListingHead
        title={title}
        {...(subtitle ? { subtitle } : {})}
        crumbs={[
          { label: 'Collections', ...(bare ? {} : { href: paths.collections }) },
          ...(bare ? [] : [{ label: title }]),
        ]}
        {...(data ? { count: { shown: data.products.length, total: data.total } } : {})}
      />
      <ListingBody state={stateOf()} onTryAgain={() => location.reload()}>
        <ProductGrid products={data?.products ?? []} level={2} eager={4} onAddToCart={addToCart} />
      </ListingBody>
    </PageSection>
  )

  function stateOf(): ListingState {
    if (!data) return error ? { is: 'failed' } : { is: 'loading' }
    const more = data.products.length < data.total && listing.show + pageSize <= mostShown
    return { is: 'ready', total: data.total, ...(more ? { moreHref: `${pathname}?${withMore()}` } : {}) }
  }

  function withMore() {
    const next = new URLSearchParams(parameters)
    next.set('show', String(listing.show + pageSize))
    return next
  }
}
