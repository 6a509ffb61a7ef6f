import {
  scriptJson,
  settingsElementId,
  stateElementId,
  type PublicSettings,
  type RenderedPage,
} from '#contract/page.ts'
import type { BuiltFiles } from './builtFiles.ts'

export interface DocumentOptions {
  /** The build's index.html, with its placeholders for head, page and state. */
  template: string
  /** The files of the build; without them, in development, the template has its own links. */
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
  // A function, because `$` in a replacement text is special.
  return template
    .replace(/<title>.*<\/title>/, '')
    .replace(/<!--(?:head|app|state)-->/g, (place) => places[place as keyof typeof places]) // the pattern's three
}

/**
 * The page's styles are inline, so that no stylesheet blocks the first paint, and its scripts have low priority, so
 * that they do not delay the main picture. A disabled stylesheet link is not fetched: it tells `importWithFiles`, which
 * looks for a link with that URL, that a module's styles are already there. It is in the <template> as well, because
 * Chromium's preload scanner fetches every stylesheet in the head, disabled ones too, before everything else.
 */
function resources({ filesOf, stylesOf, entry, headingFont, textFont }: BuiltFiles, module: string): string {
  const { scripts, styles } = filesOf(module)
  return [
    `<style>${stylesOf(styles)}</style>`,
    // Without a preload, fonts would be requested after the first layout. The heading font is large, and may wait for
    // the main picture; the text font is not, and arriving late it would reflow every line.
    ...(headingFont ? [fontPreload(headingFont, ' fetchpriority="low"')] : []),
    ...(textFont ? [fontPreload(textFont)] : []),
    '<template id="shop-scripts">',
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    // Each file is a script of its own, and the entry the last: run as one, they block the main thread twice as long.
    ...[...scripts.filter((file) => file !== entry), entry].map(
      (file) => `<script type="module" fetchpriority="low" crossorigin src="/${file}"></script>`,
    ),
    '</template>',
  ].join('')
}

function fontPreload(file: string, priority = ''): string {
  return `<link rel="preload" as="font" type="font/woff2"${priority} href="/${file}" crossorigin>`
}

function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`
}
