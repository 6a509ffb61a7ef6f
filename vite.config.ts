import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pages } from './src/site/titles.ts'

/**
 * Files pages share, instead of thirty small ones: what changes with a library, and what changes with the
 * shop. What a page or a click needs alone stays in a file of its own.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand)\//,
  },
  { name: 'shared', test: /\/src\/(?!ui\/(Breadcrumbs|QuantityStepper)\/)/, minShareCount: 2, minSize: 0 },
  // Of the listing, the product and the cart, and of no page that a shopper comes to first.
  { name: 'inner', test: /\/src\/ui\/(Breadcrumbs|QuantityStepper)\//, minSize: 0 },
]

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
