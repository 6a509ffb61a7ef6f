/** A picture of a link preview; sizes in px, absent where they are not known. */
interface HeadPicture {
  /** Path or URL. */
  src: string
  alt: string
  width?: number
  height?: number
}

/** Metadata of a page for browser tabs, search engines and link previews. */
export interface PageFacts {
  title: string
  description: string
  /** Path and query of the canonical URL. */
  canonical?: string
  keywords?: readonly string[]
  /** Keeps the page out of search results. */
  noindex?: boolean
  /** Picture of link previews; the shop's own by default. */
  picture?: HeadPicture | undefined
}

/** The shop's part of every page's head. */
export interface HeadSettings {
  name: string
  /** 'en_IN' */
  locale: string
  picture: HeadPicture
  /** Public origin of the shop, 'https://shop.example'; '' where it is not known. */
  siteUrl: string
}

/** One element of the document's head: what it is, and its attributes or, for the title, its text. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name?: string; property?: string; content: string }
  | { tag: 'link'; rel: string; href: string }

/**
 * The head of a page. URLs are absolute if the shop's origin is known. If it is not, there is no canonical link: one
 * built from the request would repeat any Host header that a client sends.
 */
export function headTags(page: PageFacts, shop: HeadSettings): HeadTag[] {
  const { title, description, canonical, keywords = [], noindex = false } = page
  const { src, alt, width = 0, height = 0 } = page.picture ?? shop.picture
  const absolute = (address: string) => (shop.siteUrl ? new URL(address, shop.siteUrl).href : address)
  const address = canonical && !noindex && shop.siteUrl ? absolute(canonical) : ''
  const named = (name: string, content: string): HeadTag[] => (content ? [{ tag: 'meta', name, content }] : [])
  const property = (suffix: string, content: string | number): HeadTag[] =>
    content ? [{ tag: 'meta', property: `og:${suffix}`, content: `${content}` }] : []
  return [
    { tag: 'title', text: title },
    ...named('description', description),
    ...named('keywords', keywords.join(', ')),
    ...named('robots', noindex ? 'noindex' : ''),
    ...(address ? [{ tag: 'link', rel: 'canonical', href: address } as const] : []),
    ...property('type', 'website'),
    ...property('site_name', shop.name),
    ...property('locale', shop.locale),
    ...property('title', title),
    ...property('description', description),
    ...property('url', address),
    ...property('image', absolute(src)),
    ...property('image:width', width),
    ...property('image:height', height),
    ...property('image:alt', alt),
    // Twitter reads everything else from the og: properties above.
    ...named('twitter:card', width > height ? 'summary_large_image' : 'summary'),
  ]
}
