import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { isSameList, productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { isKnownCategory } from '#domain/category.ts'
import { mostShown, pageSize, withChoice, type Listing } from '#domain/listing/listing.ts'
import { queryOf } from '#domain/listing/listingQuery.ts'
import { listingTitle } from '#domain/listing/listingTitle.ts'
import { ListingBody, type ListingState } from '#features/catalogue/ListingBody/ListingBody.tsx'
import { ListingColumns, PanelWaiting } from '#features/catalogue/ListingColumns/ListingColumns.tsx'
import { ListingHead } from '#features/catalogue/ListingHead/ListingHead.tsx'
import { ListingStrip } from '#features/catalogue/ListingStrip/ListingStrip.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { categoryPath, paths } from '#features/shared/paths.ts'
import { useStable } from '#features/shared/useStable.ts'
import { categoryFacts } from '#site/categories.ts'
import { stripPicture, usualStrip } from '#site/listingStrips.ts'
import { pages, pageTitle } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { notify } from '#ui/Toast/notify.ts'
import { useShelf } from '../useShelf.ts'
import { ListingTools, loadPanel, loadSheet, SidePanel } from './laterParts.ts'
import { useFilterSheet } from './useFilterSheet.ts'
import { useListing } from './useListing.ts'

/** As `above.spacious` has it: from here on there is room for the filters beside the cards. */
const isSpacious = () => matchMedia('(min-width: 1200px)').matches

/** `/collections` and `/collections/{category}`, in every form of the route table. */
export function ListingPage() {
  const { listing, chosen, pathOf, change, follow } = useListing()
  const sheet = useFilterSheet(listing, change)
  const shelf = useShelf()
  const { data, error, isPlaceholderData } = useQuery({
    ...productsQuery(useStoreClient(), queryOf(listing)),
    // Cards of one list stay until those of the next choice are here; another list begins with its own skeleton.
    placeholderData: (before, query) => (query && isSameList(query.queryKey[1], queryOf(listing)) ? before : undefined),
  })

  const title = listingTitle(listing)
  const known = listing.category !== undefined && isKnownCategory(listing.category) ? listing.category : undefined
  const facts = known ? categoryFacts[known] : pages.collections
  const subtitle = listing.search ? data && !isPlaceholderData && `Found ${data.total} products` : facts.description
  const bare = !listing.category && !listing.search && !listing.filter

  const toggleFilters = useStable(async () => {
    try {
      if (!isSpacious()) return await sheet.open()
      await loadPanel()
      change({ ...chosen, isPanelOpen: !chosen.isPanelOpen })
    } catch {
      notify('The filters could not be loaded. Please try again.', { kind: 'error' })
    }
  })
  const [shown, total] = [data?.products.length ?? 0, data?.total]
  // Drawn again only when what it shows is another: until its code is here it would be drawn anew.
  const tools = useMemo(
    () => (
      <Suspense>
        <ListingTools
          listing={chosen}
          count={total === undefined ? undefined : { shown, total }}
          onChange={change}
          onCategory={(slug) => follow(inCategory(chosen, slug))}
          onFilters={() => void toggleFilters()}
          onFiltersNear={() => void (isSpacious() ? loadPanel() : loadSheet()).catch(() => undefined)}
        />
      </Suspense>
    ),
    [chosen, shown, total, change, follow, toggleFilters],
  )
  const panel = useMemo(
    () =>
      chosen.isPanelOpen && (
        <Suspense fallback={<PanelWaiting />}>
          <SidePanel listing={chosen} onChange={change} />
        </Suspense>
      ),
    [chosen, change],
  )

  return (
    <>
      <ListingStrip picture={stripPicture(known ?? usualStrip)} />
      <PageSection>
        <PageHead
          title={bare ? pages.collections.title : pageTitle(title)}
          description={facts.description}
          canonical={listing.category ? categoryPath(listing.category) : paths.collections}
          noindex={(listing.category !== undefined && !known) || listing.search !== undefined}
        />
        <ListingHead
          title={title}
          {...(subtitle ? { subtitle } : {})}
          crumbs={[
            { label: 'Collections', ...(bare ? {} : { href: paths.collections }) },
            ...(bare ? [] : [{ label: title }]),
          ]}
        />
        {tools}
        <ListingColumns isStale={isPlaceholderData} panel={panel}>
          <ListingBody state={stateOf()} onTryAgain={() => location.reload()}>
            <ProductGrid
              products={data?.products ?? []}
              layout={listing.view === 'list' ? 'list' : 'shelf'}
              level={2}
              eager={4}
              {...shelf}
            />
          </ListingBody>
        </ListingColumns>
      </PageSection>
      {sheet.Sheet && (
        <sheet.Sheet isOpen={sheet.isOpen} listing={sheet.draft} onChange={sheet.choose} onClose={sheet.close} />
      )}
    </>
  )

  function stateOf(): ListingState {
    if (!data) return error ? { is: 'failed' } : { is: 'loading' }
    const show = listing.show + pageSize
    const more = data.products.length < data.total && show <= mostShown
    return { is: 'ready', total: data.total, ...(more ? { moreHref: pathOf({ ...listing, show }) } : {}) }
  }
}

/** Another category keeps what was chosen in the panel, and the search; a list such as New Arrivals is left. */
function inCategory({ filter: _filter, category: _category, ...rest }: Listing, slug: string): Listing {
  return withChoice(rest, slug ? { category: slug } : {})
}
