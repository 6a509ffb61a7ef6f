import { settingsElementId, stateElementId, type PublicSettings, type RenderedPage } from '#contract/page.ts'
import { filesOf, type Manifest } from './manifest.ts'

/** What every document of one build shares. */
export interface DocumentParts {
  /** The build's index.html, with its places for head, page and state. */
  template: string
  manifest: Manifest
}

export interface DocumentOptions extends DocumentParts {
  page: RenderedPage
  settings: PublicSettings
}

/** The whole HTML document of a rendered page. */
export function shopDocument({ template, manifest, page, settings }: DocumentOptions): string {
  const places = {
    '<!--head-->': page.head + announce(manifest, page.module),
    '<!--app-->': page.html,
    '<!--state-->': jsonScript(settingsElementId, settings) + jsonScript(stateElementId, page.state),
  }
  // A function, for a `$` in a text would otherwise be an instruction to `replace`.
  return template
    .replace(/<title>.*<\/title>/, '')
    .replace(/<!--(?:head|app|state)-->/g, (place) => places[place as keyof typeof places]) // the pattern names these three
}

/** Names the page's own code and styles, and the font of its headings, so that nothing is found out late. */
function announce(manifest: Manifest, module: string | undefined): string {
  const page = filesOf(manifest, module ? ['index.html', module] : ['index.html'])
  const already = filesOf(manifest, ['index.html'])
  const font = manifest['src/theme/fonts/fraunces.woff2']?.file
  return [
    font && `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`,
    ...page.styles
      .filter((file) => !already.styles.includes(file))
      .map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...page.scripts
      .filter((file) => !already.scripts.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
    .filter(Boolean)
    .join('')
}

/** JSON that no text inside it can end early. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
