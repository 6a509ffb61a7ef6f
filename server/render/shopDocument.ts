import {
  scriptJson,
  settingsElementId,
  stateElementId,
  type PublicSettings,
  type RenderedPage,
} from '#contract/page.ts'
import type { BuiltFiles } from './builtFiles.ts'

export interface DocumentOptions {
  /** The build's index.html, with its places for head, page and state. */
  template: string
  /** What the build knows of the page's files; without it the template names its own. */
  files?: BuiltFiles | undefined
  page: RenderedPage
  settings: PublicSettings
}

/** The whole HTML document of a rendered page. */
export function shopDocument({ template, files, page, settings }: DocumentOptions): string {
  const places = {
    '<!--head-->': page.head + (files ? resources(files, page.module) : ''),
    '<!--app-->': page.html,
    '<!--state-->': jsonScript(settingsElementId, settings) + jsonScript(stateElementId, page.state),
  }
  // A function, for a `$` in a text would otherwise be an instruction to `replace`.
  return template
    .replace(/<title>.*<\/title>/, '')
    .replace(/<!--(?:head|app|state)-->/g, (place) => places[place as keyof typeof places]) // the pattern names these three
}

/**
 * The page's styles inline, so that no stylesheet stands before the first paint, and its scripts at low priority, so that
 * none stands before the main picture. A disabled stylesheet is not fetched: it tells Vite's loader, which looks for a
 * link of that address, that the styles of a module are there already. It is in the template as well, because Chromium's
 * preload scanner fetches every stylesheet in the head, disabled ones too, before everything else.
 */
function resources({ filesOf, stylesOf, entry, headingFont, textFont }: BuiltFiles, module: string): string {
  const { scripts, styles } = filesOf(module)
  return [
    `<style>${stylesOf(styles)}</style>`,
    // Requested by the styles, a font would start after the first layout. The one of the headings is large, and waits for the
    // main picture; the one of the texts is not, and late it would lay out every line anew.
    ...(headingFont ? [fontPreload(headingFont, ' fetchpriority="low"')] : []),
    ...(textFont ? [fontPreload(textFont)] : []),
    '<template id="shop-scripts">',
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...scripts
      .filter((file) => file !== entry)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    `<script type="module" fetchpriority="low" crossorigin src="/${entry}"></script>`,
    '</template>',
  ].join('')
}

function fontPreload(file: string, priority = ''): string {
  return `<link rel="preload" as="font" type="font/woff2"${priority} href="/${file}" crossorigin>`
}

function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`
}
