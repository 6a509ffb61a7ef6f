// What comes later in the shop is here from the beginning, so that no picture is taken without it.
import '#app/ShopFooter.tsx'
import '#features/catalogue/FilterPanel/FilterPanel.connected.tsx'
import '#features/catalogue/ListingTools/ListingTools.tsx'
import '#features/product/ProductGallery/ProductGallery.connected.tsx'
import '#features/product/ProductTabs/ProductTabs.tsx'
import '#pages/home/BelowShelf.tsx'
import '#pages/home/UnderHero.tsx'
import '#pages/product/BesidePiece.tsx'
import '#pages/product/Shelves.tsx'
import '#shopper/rehydrate.ts'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStoreClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { Providers } from '#app/Providers.tsx'
import { askAhead } from '#app/questions.ts'
import { createRoutes } from '#app/routes.tsx'
import type { Identity } from '#identity/identity.ts'
import { mockKeys } from '#mocks/api.ts'

/** What the stories of a page say beside their address. */
export const shopWindow = {
  layout: 'fullscreen',
  // A page is a whole document: two of them under each other would share one set of landmarks and one cart.
  docs: { story: { inline: false, iframeHeight: 720 } },
}

/**
 * Draws a story: the whole shop, opened at `parameters.address`, asking whatever `parameters.scenario` answers, for
 * `parameters.identity` or else for a stranger.
 */
export function openShop(_args: unknown, { parameters }: { parameters: Record<string, unknown> }) {
  const address = String(parameters['address'])
  // Only stories name it, and they take it from mocks or from here.
  const identity = parameters['identity'] as Identity | undefined
  return <Shop key={address} address={address} {...(identity ? { identity } : {})} />
}

function Shop({ address, identity }: { address: string; identity?: Identity }) {
  const [{ services, router }] = useState(() => furnish(address))
  useEffect(
    () => () => {
      router.dispose()
      services.queries.clear()
    },
    [router, services],
  )
  return (
    <Providers services={services} {...(identity ? { identity } : {})}>
      <RouterProvider router={router} />
    </Providers>
  )
}

/** The shop's own routes over an address bar of their own; a question that fails is not asked again. */
function furnish(address: string) {
  const services = {
    queries: createQueryClient({ retry: 0 }),
    store: createStoreClient({ base: `${location.origin}/dev`, readKey: mockKeys.read }),
  }
  return { services, router: createMemoryRouter(createRoutes(askAhead(services)), { initialEntries: [address] }) }
}
