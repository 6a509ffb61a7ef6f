/** Reads the HTML of a page as it is sent, without a browser. */

/** Contents of every element of a kind that holds text and other elements, tags and all. */
export function elements(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, inside = '']) => inside,
  )
}

/** The text of some HTML. */
export function words(html: string): string {
  return decoded(html.replace(/<[^>]*>/g, ''))
}

/** The value of an attribute in the first tag that `pattern` finds. */
export function attribute(html: string, pattern: RegExp, name: string): string | undefined {
  const [tag] = pattern.exec(html) ?? []
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '') ?? []
  return value === undefined ? undefined : decoded(value)
}

/** The rendered page: the root's HTML, without the data embedded after it. */
export function renderedBy(html: string): string {
  return html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
}

/** Every script of a page, with its attributes. */
export function scripts(html: string): { attributes: string; content: string }[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', content = '']) => ({
    attributes,
    content,
  }))
}

/** The JSON embedded under an id; undefined where there is none. */
export function embeddedJson(html: string, id: string): unknown {
  const script = scripts(html).find(({ attributes }) => attributes === ` type="application/json" id="${id}"`)
  return script && JSON.parse(script.content)
}

/** Addresses of the products a page links to, each once. */
export function productLinks(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/product\/[^"]+)"/g)].map(([, href = '']) => href))]
}

function decoded(text: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
  return text.replace(/&(#?\w+);/g, (entity, name: string) => signs[name] ?? entity)
}
