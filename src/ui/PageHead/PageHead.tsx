import { createContext, use, useEffect } from 'react'

/** What a page says of itself to browser tabs, search engines and link previews. */
export interface PageFacts {
  title: string
  description: string
  /** Path and query of the address this page is known by. */
  canonical?: string
  keywords?: readonly string[]
  /** Keeps the page out of search results. */
  noindex?: boolean
}

/** On the server: takes down the facts of the page being rendered. In the browser there is none. */
export const HeadCollector = createContext<((facts: PageFacts) => void) | undefined>(undefined)

/** Says what the page is. Draws nothing: the server writes the facts into the document's head, the browser keeps them true. */
export function PageHead(facts: PageFacts) {
  use(HeadCollector)?.(facts)
  const { title, description, canonical, noindex } = facts
  const keywords = facts.keywords?.join(', ')
  useEffect(() => {
    document.title = title
    setMeta('description', description)
    setMeta('keywords', keywords)
    setMeta('robots', noindex ? 'noindex' : undefined)
    setCanonical(canonical)
  }, [title, description, keywords, noindex, canonical])
  return null
}

function setMeta(name: string, content: string | undefined) {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (!content) return present?.remove()
  const meta = present ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}

function setCanonical(path: string | undefined) {
  const present = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!path) return present?.remove()
  const link = present ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = new URL(path, location.origin).href
}
