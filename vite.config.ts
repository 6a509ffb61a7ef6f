import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pages } from './src/site/titles.ts'

/**
 * What only some pages or parts need, by the file it comes in: the rest of what is shared comes with every page. The
 * names of their styles come with the pages, for the server draws them at once.
 */
const ownFiles: Readonly<Record<string, RegExp>> = {
  /** Of the listing, the product and the cart, and of no page that a shopper comes to first. */
  inner: /\/src\/ui\/(Breadcrumbs|QuantityStepper)\//,
  /** Of home, the listing and whatever shows products beside them. */
  shelf:
    /\/src\/(features\/(catalogue\/(ProductCard|ProductGrid)|wishlist\/useWishlist)|ui\/Swatch|pages\/useShelf|domain\/colour)/,
  /** Of the listing's page, and of the question that is asked ahead of it. */
  listing: /\/src\/(domain\/listing\/listing|features\/catalogue\/Listing(Head|Body|Columns|Strip))/,
  /**
   * What turns a record of the store, or of the device, into a product: it comes after the first paint, or with the first
   * question.
   */
  store:
    /\/src\/(api\/(client|postToStore)|domain\/(recentlyViewed|product\/(normaliseProduct|read|images|subcategory)|(cart|wishlist)\/read)|shopper\/(recentlyViewed|rehydrate|readKept|keptStore|theme))/,
  /** Of home, and of its parts below the first screen. */
  home: /\/src\/(features\/shared\/sitePictures|site\/story)/,
  emblems: /\/src\/ui\/Icon\/[Ee]mblem/,
  /** What it costs to send a piece: of the delivery check and the checkout. */
  delivery: /\/src\/(domain\/shipping|site\/(shipping|delivery)|shopper\/deliveryPlace)/,
  /** What makes an order of a cart: of the cart's page and the checkout. */
  buying:
    /\/src\/(domain\/(address|coupon|order|cart\/(address|cartCoupon|completeOrder|lineNotes|orderSummary|reconcile|removal))|shopper\/(addressDraft|cartActions|completion|order)|site\/(coupons|policies|payment|ordering))/,
  /** Parts of forms and filters: they come below the first screen, or with a press. */
  late: /\/src\/(ui\/(Checkbox|RadioGroup|Select|Chip|Field)\/|features\/catalogue\/(Filter|ListingTools)|domain\/listing\/(activeFilters|filterValues|priceBands)|api\/filters)/,
}

/** What comes with a press, or of one page alone: it finds its own place. */
const apart =
  /\/src\/(ui\/(Dialog|Sheet|Tabs|PictureViewer|swipes)|features\/(product|checkout|cart\/(?!useAddToCart)|wishlist\/(?!useWishlist)|shared\/(Notice|focusNext))|pages\/checkout|shopper\/\w+Actions|api\/keptProducts|domain\/(coupon|cart\/(?!cart\.|cartProduct\.)|wishlist\/(changes|reconcile))|site\/(coupons|finishing))\b/

/** Styles of what the server draws before its code comes, by the file of the page that shows it. */
const ownStyles: Readonly<Record<string, RegExp>> = {
  shelf: /\/src\/(features\/catalogue\/Product|ui\/Swatch)/,
  listing: /\/src\/(features\/catalogue\/(Filter|Listing)|ui\/(Checkbox|RadioGroup|Chip)\/)/,
}

/**
 * Files pages share, instead of thirty small ones: what changes with a library, and what changes with the
 * shop. What a page or a click needs alone stays in a file of its own.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand)\//,
  },
  { name: 'shared', test: isShared, minShareCount: 2, minSize: 0 },
  ...Object.keys(ownFiles).map((name) => ({ name, test: (module: string) => ownFileOf(module) === name, minSize: 0 })),
]

function isShared(module: string): boolean {
  return module.includes('/src/') && ownFileOf(module) === undefined && !apart.test(module)
}

function ownFileOf(module: string): string | undefined {
  const files = module.includes('.css.ts') ? ownStyles : ownFiles
  return Object.keys(files).find((name) => files[name]?.test(module))
}

/** The title of a page that no server has rendered; the server puts its own in its place. */
const shopTitle: Plugin = {
  name: 'shop-title',
  transformIndexHtml: () => [{ tag: 'title', children: pages.home.title, injectTo: 'head' }],
}

/** The shop's build: browser code to dist/client, the server entry to dist/server. Storybook and Vitest reuse the plugins. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), shopTitle],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // A browser that knows no modulepreload loads the same files a moment later.
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/server.tsx' }
      : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}))
