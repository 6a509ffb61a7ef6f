/** One boundary: what a file of a layer may import and, for each kind of thing it may not, one example. */
export interface Boundary {
  layer: string
  /** A file that could stand in the layer; it need not exist. */
  file: string
  /** Names of modules; 'type …' is an import of types alone. */
  accepted: readonly string[]
  refused: readonly string[]
}

const screens = ['#ui/Button/Button.tsx', '#features/cart/CartLine/CartLine.tsx', '#pages/Cart/CartPage.tsx']
const outside = ['#mocks/scenarios.ts', '#stories/ui/Button.tsx', '#tests/run.ts', 'msw', '@/domain/cart.ts']
const drawing = ['react', 'react-dom/client', ...screens]
const asking = ['@tanstack/react-query', 'react-router-dom', '#api/products.ts']

/** One entry for each boundary of `.oxlintrc.json`: what a file of that layer may and may not import. */
export const boundaries: readonly Boundary[] = [
  {
    layer: 'domain',
    file: 'src/domain/cart/total.ts',
    accepted: ['./line.ts', '../money.ts'],
    refused: [...drawing, ...asking, ...outside, 'zod', 'hono', '#theme/contract.css.ts', '../../site/shop.ts'],
  },
  {
    layer: 'contract',
    file: 'src/contract/store.ts',
    accepted: ['#domain/money.ts', 'zod', 'zod/mini', './users.ts'],
    refused: [...drawing, ...asking, ...outside, '#site/shop.ts', '../domain/money.ts', 'hono'],
  },
  {
    layer: 'site',
    file: 'src/site/shop.ts',
    accepted: ['./hero.ts', 'type #domain/money.ts'],
    refused: [...drawing, ...asking, ...outside, '#contract/store.ts', '#domain/money.ts', '../domain/money.ts'],
  },
  {
    layer: 'theme',
    file: 'src/theme/themes.css.ts',
    accepted: ['./tokens/colours.ts', '@vanilla-extract/css'],
    refused: [...drawing, ...asking, ...outside, '#domain/money.ts', '#site/shop.ts'],
  },
  {
    layer: 'ui',
    file: 'src/ui/Button/Button.tsx',
    accepted: [
      'react',
      '#theme/contract.css.ts',
      '@radix-ui/react-dialog',
      'sonner',
      'downshift',
      'react-zoom-pan-pinch',
      'uqr',
      'embla-carousel-react',
      'embla-carousel-autoplay',
      '../Icon/Icon.tsx',
    ],
    refused: [
      ...asking,
      ...outside,
      '#domain/money.ts',
      '#site/shop.ts',
      '#state/cart.ts',
      '#theme/tokens/colours.ts',
      '../../theme/contract.css.ts',
    ],
  },
  {
    layer: 'state',
    file: 'src/state/cart.ts',
    accepted: ['#domain/money.ts', 'zustand', 'zustand/middleware'],
    refused: [...drawing, ...asking, ...outside, '#site/shop.ts', '../domain/money.ts'],
  },
  {
    layer: 'features/x',
    file: 'src/features/cart/CartLine/CartLine.tsx',
    accepted: [
      'react',
      '#domain/money.ts',
      '#site/shop.ts',
      '#theme/contract.css.ts',
      '#ui/Button/Button.tsx',
      '#features/shared/price.ts',
      'react-hook-form',
      '../CartSummary/CartSummary.tsx',
    ],
    refused: [
      ...asking,
      ...outside,
      '#features/checkout/Steps/Steps.tsx',
      '../checkout/Steps/Steps.tsx',
      '../../checkout/Steps/Steps.tsx',
      '#state/cart.ts',
      '@radix-ui/react-dialog',
      'sonner',
      'downshift',
      'react-zoom-pan-pinch',
      '#theme/tokens/colours.ts',
    ],
  },
  {
    layer: 'features/x, connected',
    file: 'src/features/layout/HeaderSearch/HeaderSearch.connected.tsx',
    accepted: [
      '#api/products.ts',
      '#state/cart.ts',
      '#identity/session.ts',
      '@tanstack/react-query',
      './HeaderSearch.tsx',
    ],
    refused: [...outside, '#features/checkout/Steps/Steps.tsx', '../cart/CartLine.tsx', '@radix-ui/react-dialog'],
  },
  {
    layer: 'api',
    file: 'src/api/products.ts',
    accepted: ['#domain/money.ts', 'type #contract/store.ts', '@tanstack/react-query', 'react', './client.ts'],
    refused: [...screens, ...outside, 'react-dom', '#state/cart.ts', '#contract/store.ts', 'aws-amplify/auth'],
  },
  {
    layer: 'identity',
    file: 'src/identity/session.ts',
    accepted: ['#domain/money.ts', 'type #contract/users.ts', 'aws-amplify/auth', '@react-oauth/google'],
    refused: [...screens, ...outside, 'react-dom', '#state/cart.ts', '#contract/users.ts'],
  },
  {
    layer: 'pages',
    file: 'src/pages/Cart/CartPage.tsx',
    accepted: [
      'react',
      'react-router-dom',
      '@tanstack/react-query',
      '#domain/money.ts',
      '#site/shop.ts',
      '#api/products.ts',
      '#identity/session.ts',
      '#state/cart.ts',
      '#theme/contract.css.ts',
      '#ui/Button/Button.tsx',
      '#features/cart/CartLine/CartLine.tsx',
    ],
    refused: [...outside, '@radix-ui/react-dialog', 'sonner', '#server/app/shopApi.ts', '#app/routes.tsx'],
  },
  {
    layer: 'app',
    file: 'src/app/browser.tsx',
    accepted: ['react', 'react-router-dom', ...screens, '#api/products.ts', '#contract/store.ts', '#theme/base.css.ts'],
    refused: [...outside.slice(0, -1), '@radix-ui/react-dialog', '#server/main.ts', '#theme/tokens/colours.ts'],
  },
  {
    layer: 'styles',
    file: 'src/features/cart/CartLine/CartLine.css.ts',
    accepted: ['@vanilla-extract/css', '@vanilla-extract/recipes', '#theme/contract.css.ts', '../inLayer.ts'],
    refused: ['./CartLine.tsx', 'react', '#ui/Button/Button.tsx', '#domain/money.ts', '#theme/tokens/colours.ts'],
  },
  {
    layer: 'server/app',
    file: 'server/app/shopApi.ts',
    accepted: ['#domain/money.ts', '#contract/store.ts', '#site/shop.ts', 'hono', 'jose', './errors.ts'],
    refused: [
      ...drawing,
      ...outside,
      'node:fs',
      'node:crypto',
      'kysely',
      '#server/storage/sqlite.ts',
      '../storage/sqlite.ts',
    ],
  },
  {
    layer: 'server/identity',
    file: 'server/identity/pool.ts',
    accepted: ['#domain/money.ts', '#contract/users.ts', 'jose', 'otpauth', '@simplewebauthn/server'],
    refused: [...drawing, ...outside, 'node:crypto', 'kysely', '#server/storage/sqlite.ts'],
  },
  {
    layer: 'demo/catalogue',
    file: 'demo/catalogue/products/pureSilks.ts',
    accepted: ['#domain/colour.ts', '../piece.ts'],
    refused: [...drawing, ...outside, 'hono', 'node:fs', '#server/app/shopApi.ts'],
  },
  {
    layer: 'demo/textiles',
    file: 'demo/textiles/recipes/pureSilks.ts',
    accepted: ['#domain/colour.ts', '#demo/catalogue/demoProduct.ts', '../colour.ts'],
    refused: [...drawing, ...outside, 'hono', 'node:fs', 'sharp', '#server/app/shopApi.ts', '#server/images/limits.ts'],
  },
  {
    layer: 'server/backOffice',
    file: 'server/backOffice/catalogue.ts',
    accepted: [
      'node:fs',
      'csv-parse/sync',
      'cli-progress',
      '#api/backOffice.ts',
      '#contract/recordLimits.ts',
      '#domain/money.ts',
      '#server/app/jsonBody.ts',
    ],
    refused: [...drawing, ...asking, ...outside, 'kysely', '#server/storage/memory.ts', '#demo/catalogue/catalogue.ts'],
  },
  {
    layer: 'server/storage, images, render, main',
    file: 'server/storage/sqlite.ts',
    accepted: [
      'node:sqlite',
      'kysely',
      '#server/app/catalogue.ts',
      '#domain/money.ts',
      '#contract/store.ts',
      '#site/shop.ts',
    ],
    refused: [
      ...drawing,
      ...asking,
      '#mocks/scenarios.ts',
      '#demo/catalogue/catalogue.ts',
      '#state/cart.ts',
      '../../src/app/server.tsx',
    ],
  },
  {
    layer: 'mocks',
    file: 'mocks/scenarios.ts',
    accepted: [
      'msw',
      '#server/app/shopApi.ts',
      '#server/identity/pool.ts',
      '#demo/catalogue/catalogue.ts',
      '#server/storage/memory.ts',
      '#domain/money.ts',
      '#contract/store.ts',
    ],
    refused: [...drawing, ...asking, 'kysely', '#server/storage/sqlite.ts', '../server/app/shopApi.ts'],
  },
  {
    layer: 'stories',
    file: 'stories/ui/Button.stories.tsx',
    accepted: ['#ui/Button/Button.tsx', '#mocks/scenarios.ts', 'storybook/test'],
    refused: ['#server/app/shopApi.ts', '@storybook/test'],
  },
]
