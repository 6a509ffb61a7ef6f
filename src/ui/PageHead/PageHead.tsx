import { createContext, use, useEffect } from 'react'
import { headTags, type HeadSettings, type HeadTag, type PageFacts } from './headTags.ts'
import { updateHead } from './updateHead.ts'

/** The shop's part of every page's metadata. */
export const HeadSettingsContext = createContext<HeadSettings>({
  name: '',
  locale: '',
  picture: { src: '', alt: '', width: 0, height: 0 },
  siteUrl: '',
})

/** On the server: receives the metadata of the page being rendered. Not provided in the browser. */
export const HeadCollector = createContext<((facts: PageFacts, tags: HeadTag[]) => void) | undefined>(undefined)

/** Sets the page's metadata. Renders nothing: the server writes it into the document's head, the browser updates it. */
export function PageHead(facts: PageFacts) {
  const tags = headTags(facts, use(HeadSettingsContext))
  use(HeadCollector)?.(facts, tags)
  const text = JSON.stringify(tags)
  // The cast is safe: the text was serialised above.
  useEffect(() => updateHead(JSON.parse(text) as HeadTag[]), [text])
  return null
}
