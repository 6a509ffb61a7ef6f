import type { HeadTag } from './headTags.ts'

/** Every element that `headTags` may return. */
const managed =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"]'

/** Updates the document's head for another page. Unchanged elements stay, so that observers see real changes only. */
export function updateHead(tags: readonly HeadTag[]): void {
  const { head } = document
  const kept = new Set<Element>()
  for (const tag of tags) {
    if (tag.tag === 'title') {
      if (document.title === tag.text) continue
      document.title = tag.text
      // Structured data that the server wrote for another page. Crawlers load documents, so the browser writes none.
      for (const data of head.querySelectorAll('script[type="application/ld+json"]')) data.remove()
      continue
    }
    const element = head.querySelector(selectorOf(tag)) ?? head.appendChild(document.createElement(tag.tag))
    for (const [name, value] of Object.entries(tag)) {
      if (name !== 'tag' && element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    kept.add(element)
  }
  for (const element of head.querySelectorAll(managed)) if (!kept.has(element)) element.remove()
}

function selectorOf(tag: Exclude<HeadTag, { tag: 'title' }>): string {
  if (tag.tag === 'link') return `link[rel="${tag.rel}"]`
  return tag.name ? `meta[name="${tag.name}"]` : `meta[property="${tag.property}"]`
}
