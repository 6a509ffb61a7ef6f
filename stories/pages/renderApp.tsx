import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createStoreClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { App } from '#app/App.tsx'
import { IdentityHost } from '#app/IdentityHost.tsx'
import { Providers } from '#app/Providers.tsx'
import { loadPage } from '#app/pageModules.ts'
import { localUserPool } from '#contract/page.ts'
import type { Identity } from '#identity/identity.ts'
import { mockKeys } from '#mocks/api.ts'
import { googleClientId } from '#mocks/google.ts'
import { routes, type RouteName } from '#site/routes.ts'
import { chosenIdentity, type DeviceContents, storeContents, type StoryContents } from './chosenByToolbar.ts'

// Every page module is loaded before the first story, so that no picture is taken without it.
// Object.keys widens the table's own keys.
await Promise.all((Object.keys(routes) as RouteName[]).map(loadPage))

/** Parameters common to all stories of pages. */
export const pageParameters = {
  layout: 'fullscreen',
  // A page is a whole document: two of them in one document would share one set of landmarks and one cart.
  docs: { story: { inline: false, iframeHeight: 720 } },
}

/**
 * Renders the whole app at `parameters.address`, with the network of `parameters.scenario`, for
 * `parameters.identity` or a signed-out shopper. With `parameters.hasPool` accounts are those of the user pool in memory;
 * with `parameters.hasGoogle` the shop has set up Google sign-in as well.
 */
export function renderApp(_args: unknown, { globals, parameters }: StoryContents) {
  const address = String(parameters['address'])
  const identity = chosenIdentity({ globals, parameters })
  const hasPool = parameters['hasPool'] === true
  const hasGoogle = parameters['hasGoogle'] === true
  const contents = { cart: String(globals['cart']), wishlist: String(globals['wishlist']) }
  return <TestApp {...{ address, hasPool, hasGoogle, contents }} {...(identity ? { identity } : {})} />
}

const poolSettings = {
  apiBase: `${location.origin}/dev`,
  identity: { ...localUserPool, endpoint: `${location.origin}/dev/identity` },
}

const withGoogle = { ...poolSettings, identity: { ...poolSettings.identity, googleClientId } }

interface TestAppProps {
  address: string
  identity?: Identity
  hasPool: boolean
  hasGoogle: boolean
  contents: DeviceContents
}

function TestApp({ address, identity, hasPool, hasGoogle, contents }: TestAppProps) {
  const [services] = useState(() => {
    storeContents(contents)
    return createServices()
  })
  useEffect(() => () => services.queries.clear(), [services])
  return (
    <Providers services={services} siteUrl={location.origin} {...(identity ? { identity } : {})}>
      <MemoryRouter initialEntries={[address]}>
        {hasPool ? (
          <IdentityHost settings={hasGoogle ? withGoogle : poolSettings}>
            <App />
          </IdentityHost>
        ) : (
          <App />
        )}
      </MemoryRouter>
    </Providers>
  )
}

/** Failed requests are not retried. */
function createServices() {
  return {
    queries: createQueryClient({ retry: 0 }),
    store: createStoreClient({ base: `${location.origin}/dev`, readKey: mockKeys.read }),
  }
}
