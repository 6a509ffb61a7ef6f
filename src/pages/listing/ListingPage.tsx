import { isKnownCategory } from '#domain/category.ts'
import { activeFiltersOf } from '#domain/listing/activeFilters.ts'
import { inCategory, withChoice, withoutFilters, type Listing } from '#domain/listing/listing.ts'
import { listingTitle } from '#domain/listing/listingTitle.ts'
import { ConnectedFilterPanel } from '#features/catalogue/FilterPanel/FilterPanel.connected.tsx'
import { ListingBody } from '#features/catalogue/ListingBody/ListingBody.tsx'
import { ListingColumns } from '#features/catalogue/ListingColumns/ListingColumns.tsx'
import { ListingForm } from '#features/catalogue/ListingForm/ListingForm.tsx'
import { ListingHead } from '#features/catalogue/ListingHead/ListingHead.tsx'
import { ListingBanner } from '#features/catalogue/ListingBanner/ListingBanner.tsx'
import { ListingToolbar } from '#features/catalogue/ListingToolbar/ListingToolbar.tsx'
import { NoResults } from '#features/catalogue/NoResults/NoResults.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { categoryPath, paths } from '#site/paths.ts'
import { showProductsLabel } from '#site/actionLabels.ts'
import { categoryFacts } from '#site/categories.ts'
import { bannerPicture, defaultBanner } from '#site/listingBanners.ts'
import { allTitle, bestsellersTitle, newTitle, saleTitle } from '#site/listingTitles.ts'
import { pageTitle, routes, searchDescription } from '#site/routes.ts'
import { from } from '#theme/measures.ts'
import { Button } from '#ui/Button/Button.tsx'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { useMatches } from '#ui/useMatches.ts'
import { useProductCardActions } from '../useProductCardActions.ts'
import { NoResultsExtras } from './NoResultsExtras.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'
import { useFilterSheet } from './useFilterSheet.ts'
import { useListing } from './useListing.ts'
import { useListingProducts } from './useListingProducts.ts'

export { load } from './load.ts'

const titles = { all: allTitle, new: newTitle, bestsellers: bestsellersTitle, sale: saleTitle }

/** `/collections` and `/collections/{category}`, in every form of the route table. */
export function ListingPage() {
  const { listing, gone, chosen, pathOf, change, follow } = useListing()
  const sheet = useFilterSheet(chosen, apply)
  /** Wide screens have the filters beside the cards. */
  const isSpacious = useMatches(from.spacious)
  const actions = useProductCardActions()
  const { data, isPlaceholderData, state, tryAgain } = useListingProducts(listing, pathOf)

  const title = listingTitle(listing, titles)
  const known = listing.category !== undefined && isKnownCategory(listing.category) ? listing.category : undefined
  const facts = known ? categoryFacts[known] : routes.collections
  const subtitle = listing.search
    ? data && !isPlaceholderData && `Found ${data.total} products`
    : gone
      ? 'The piece you were looking for is no longer in the shop. Here are others.'
      : facts.description
  /** Search engines list neither results of a search nor a category that does not exist. */
  const isFound = listing.search === undefined && (listing.category === undefined || known !== undefined)
  const bare = !listing.category && !listing.search && !listing.filter

  const toggleFilters = () => {
    if (isSpacious) change({ ...chosen, isPanelOpen: !chosen.isPanelOpen })
    else sheet.open()
  }
  return (
    <>
      <ListingBanner picture={bannerPicture(known ?? defaultBanner)} />
      <PageSection>
        <PageHead
          title={bare ? routes.collections.title : pageTitle(title)}
          description={listing.search === undefined ? facts.description : searchDescription(listing.search)}
          {...(isFound ? { canonical: known ? categoryPath(known) : paths.collections } : { noindex: true })}
        />
        <ListingHead
          title={title}
          {...(subtitle ? { subtitle } : {})}
          crumbs={[
            { label: 'Collections', ...(bare ? {} : { href: paths.collections }) },
            ...(bare ? [] : [{ label: title }]),
          ]}
        />
        {gone && <SimilarProducts id={gone} />}
        <ListingToolbar
          listing={chosen}
          count={
            data && {
              shown: data.products.length,
              total: data.total,
              sort: isPlaceholderData ? undefined : listing.sort,
            }
          }
          onChange={change}
          onCategory={(slug, isRepeated) => follow(inCategory(chosen, slug), { replace: isRepeated })}
          onFilters={toggleFilters}
          isExpanded={isSpacious ? chosen.isPanelOpen : sheet.isOpen}
          isLoadingFilters={sheet.isLoading}
          onFiltersIntent={() => isSpacious || sheet.prefetch()}
        />
        <ListingColumns
          isStale={isPlaceholderData}
          panel={
            chosen.isPanelOpen && (
              <ListingForm kept={withoutFilters(chosen)}>
                {chosen.category !== undefined && <input type="hidden" name="category" value={chosen.category} />}
                <ConnectedFilterPanel listing={chosen} onChange={change} isInForm />
                <Button type="submit" full data-without-scripts>
                  {showProductsLabel}
                </Button>
              </ListingForm>
            )
          }
          onClosePanel={toggleFilters}
          hasChips={activeFiltersOf(chosen).length > 0}
        >
          <ListingBody
            state={state}
            onTryAgain={tryAgain}
            empty={
              <NoResults
                hasFilters={activeFiltersOf(listing).length > 0}
                search={listing.search}
                alternatives={(data?.alternatives ?? []).map((other) => ({
                  ...other,
                  href: pathOf(withChoice(listing, { search: other.search })),
                }))}
              >
                <NoResultsExtras search={listing.search} />
              </NoResults>
            }
          >
            <ProductGrid
              products={data?.products ?? []}
              layout={listing.view === 'list' ? 'list' : 'grid'}
              level={2}
              eager={4}
              {...actions}
            />
          </ListingBody>
        </ListingColumns>
      </PageSection>
      {sheet.Sheet && (
        <sheet.Sheet isOpen={sheet.isOpen} listing={sheet.draft} onChange={sheet.choose} onClose={sheet.close} />
      )}
    </>
  )

  /** Another category is another page, even if chosen in the sheet. */
  function apply(next: Listing) {
    if (next.category === listing.category) change(next)
    else follow(next)
  }
}
