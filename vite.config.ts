import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './server/build/chunks.ts'
import { unwatched } from './server/build/unwatched.ts'
import { recordEarlyEvents } from './src/app/earlyEvents.ts'
import { showCartEarly } from './src/app/earlyCart.ts'
import { startScripts } from './src/app/startScripts.ts'
import packageJson from './package.json' with { type: 'json' }
import { webManifest } from './src/site/head.ts'
import { routes } from './src/site/routes.ts'
import { scriptsNote } from './src/site/withoutScripts.ts'

const productionRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** The oldest browsers of `browserslist`, as Vite names them; it knows no Samsung Internet, which is a Chrome. */
const target = packageJson.browserslist
  .map((query) => query.replace(' >= ', ''))
  .filter((name) => !/samsung/.test(name))

/** How many pages the route table has. */
const pageCount = new Set(Object.values(routes).map(({ page }) => page)).size

/**
 * What only the sources know of index.html: the title of a page that no server has rendered, which the server replaces,
 * the scripts that run before the shop is loaded, the note about missing scripts, and the web manifest.
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
            children: [recordEarlyEvents, startScripts, showCartEarly].map((run) => `(${run.toString()})()`).join(';'),
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

/** The shop's build: browser code to dist/client, the server entry to dist/server. Storybook and Vitest reuse the plugins. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), vanillaExtractPlugin(), shopDocument],
  server: { watch: { ignored: unwatched } },
  // The package names its development build alone, which says its warnings in production too.
  resolve:
    command === 'build' && !isSsrBuild ? { alias: [{ find: /^react-router$/, replacement: productionRouter }] } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target,
    // A browser that knows no modulepreload loads the same files a moment later.
    modulePreload: { polyfill: false },
    // One and a half kB of brotli a page less than the default minifier.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/server.tsx' }
      : {
          output: { codeSplitting: { groups: chunkGroups(pageCount) } },
          // Radix names its functions for debugging with calls that would keep those alive that nothing uses.
          treeshake: { manualPureFunctions: ['__name'] },
        },
  },
}))
