import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './server/build/chunks.ts'
import { fetchBeforeImport } from './server/build/fetchBeforeImport.ts'
import { shortClassNames } from './server/build/shortClassNames.ts'
import { unwatched } from './server/build/unwatched.ts'
import { recordEarlyEvents } from './src/app/earlyEvents.ts'
import { showCartEarly } from './src/app/earlyCart.ts'
import { restorePage } from './src/app/restorePage.ts'
import { startScripts } from './src/app/startScripts.ts'
import packageJson from './package.json' with { type: 'json' }
import { webManifest } from './src/site/head.ts'
import { routes } from './src/site/routes.ts'
import { scriptsNote } from './src/site/withoutScripts.ts'

const productionRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** The oldest browsers of `browserslist`, in Vite's format, which has no Samsung Internet (a Chrome). */
const target = packageJson.browserslist
  .map((query) => query.replace(' >= ', ''))
  .filter((name) => !/samsung/.test(name))

/** How many pages the route table has. */
const pageCount = new Set(Object.values(routes).map(({ page }) => page)).size

/**
 * The parts of index.html that come from the sources: the title of a page without server rendering (the server replaces
 * it), the scripts that run before the shop is loaded, the note for browsers without scripts, and the web manifest.
 */
const shopDocument: Plugin = {
  name: 'shop-document',
  // Storybook and Vitest have documents of their own.
  transformIndexHtml: (html) =>
    html.includes('<!--app-->')
      ? [
          { tag: 'title', children: routes.home.title, injectTo: 'head' },
          {
            tag: 'script',
            children: [recordEarlyEvents, startScripts, showCartEarly, restorePage]
              .map((run) => `(${run.toString()})()`)
              .join(';'),
            injectTo: 'head',
          },
          {
            tag: 'aside',
            attrs: { 'aria-label': scriptsNote.label, 'data-scripts-note': '' },
            children: [
              { tag: 'p', children: scriptsNote.off },
              {
                tag: 'p',
                children: [
                  { tag: 'span', children: `${scriptsNote.failed} ` },
                  { tag: 'a', attrs: { href: '#root' }, children: scriptsNote.reload },
                ],
              },
            ],
            injectTo: 'body-prepend',
          },
        ]
      : [],
  generateBundle() {
    // Storybook builds with this configuration too, and has no shop to put on a home screen.
    if (this.environment.name !== 'client' || !this.environment.config.build.manifest) return
    this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: JSON.stringify(webManifest) })
  },
}

/**
 * Marks the router's components as free of side effects, so that the bundle has none that the shop does not use: 3.5 kB less
 * per page (brotli).
 */
const unusedRouter: Plugin = {
  name: 'unused-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) =>
      code.replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1').replace(/^\w+\.displayName = .*;$/gm, ''),
  },
}

/** The shop's build: browser code, or the server entry. `buildShop` names the folders; Storybook and Vitest use its plugins. */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: mode === 'production' ? shortClassNames() : 'debug' }),
    shopDocument,
    unusedRouter,
    fetchBeforeImport,
  ],
  server: { watch: { ignored: unwatched } },
  // The package exports only its development build, which logs its warnings in production too.
  resolve:
    command === 'build' && !isSsrBuild ? { alias: [{ find: /^react-router$/, replacement: productionRouter }] } : {},
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target,
    // A browser without modulepreload loads the same files a moment later.
    modulePreload: { polyfill: false },
    // 1.5 kB less per page (brotli) than with the default minifier.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 2 },
      // V8 compiles functions in parentheses while it parses, in the background: without them React, which the bundler
      // wraps in a function, is compiled on the main thread, 16 ms of it.
      format: { wrap_func_args: true },
    },
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/server.tsx' }
      : {
          output: { codeSplitting: { groups: chunkGroups(pageCount) } },
          // A text of another file is in the pages that show it. As a variable it would be in the file that all load.
          optimization: { inlineConst: { mode: 'all' } },
          // Radix calls `__name` to name functions for debugging, which would keep unused ones in the bundle.
          treeshake: { manualPureFunctions: ['__name'] },
        },
  },
}))
