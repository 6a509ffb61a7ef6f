/** The properties of a screen that decide which pictures a browser chooses. */
export interface Screen {
  /** Of the viewport, CSS px. */
  width: number
  density: number
}

/** The most common screens; phones first, as their connections are slower. */
export const commonScreens: readonly Screen[] = [
  { width: 412, density: 1.75 },
  { width: 390, density: 3 },
  { width: 1366, density: 1 },
  { width: 1440, density: 2 },
]

/** Pictures below this many CSS px are hidden at this viewport width. */
const leastSize = 16

/** The AVIF URLs that a browser on this screen would load from a page, in document order. */
export function chosenPictures(html: string, screen: Screen): string[] {
  const chosen = new Set<string>()
  for (const [picture] of html.matchAll(/<picture\b.*?<\/picture>/gis)) {
    const sources = [...picture.matchAll(/<source\b[^>]*type="image\/avif"[^>]*>/gi)].map(([tag]) => tag)
    const source = sources.find((tag) => holds(attribute(tag, 'media'), screen.width))
    if (!source) continue
    const size = sizeOn(attribute(source, 'sizes'), screen.width)
    const address = candidateFor(attribute(source, 'srcset'), size, screen.density)
    if (size >= leastSize && address) chosen.add(address)
  }
  return [...chosen]
}

/** The value of an attribute, unescaped as React escapes it. */
function attribute(tag: string, name: string): string {
  const [, text = ''] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? []
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** CSS px of one em in a media condition: the default font size of most browsers. */
const em = 16

/** Evaluates the media conditions the shop uses: `from` and `below` of `theme/measures.ts`. */
function holds(media: string, viewport: number): boolean {
  const [, not, least = '0'] = /^(not all and )?\(min-width:\s*([\d.]+)em\)$/.exec(media) ?? []
  return viewport >= Number(least) * em !== Boolean(not)
}

/** CSS px of a picture by the kinds of `sizes` the shop uses: min-width in em, lengths in px and vw. */
function sizeOn(sizes: string, viewport: number): number {
  for (const size of sizes.split(',')) {
    const [, least = '0', length = '100', unit = 'vw'] =
      /^\s*(?:\(min-width:\s*([\d.]+)em\)\s+)?([\d.]+)(px|vw)\s*$/.exec(size) ?? []
    if (viewport >= Number(least) * em) return unit === 'px' ? Number(length) : (Number(length) * viewport) / 100
  }
  return viewport
}

/** Chromium's choice: of two neighbouring widths it takes the larger from their geometric mean upwards. */
function candidateFor(srcset: string, size: number, density: number): string | undefined {
  const candidates = [...srcset.matchAll(/(\S+)\s+(\d+)w/g)]
    .map(([, address = '', width]) => ({ address, width: Number(width) }))
    .toSorted((one, other) => one.width - other.width)
  const wanted = size * density
  for (const [index, { address, width }] of candidates.entries()) {
    const next = candidates[index + 1]
    if (!next) return address
    if (next.width < wanted) continue
    return (density <= 1 && wanted > width) || wanted >= Math.sqrt(width * next.width) ? next.address : address
  }
  return undefined
}
