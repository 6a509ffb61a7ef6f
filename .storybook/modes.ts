/** The three viewport widths, in px; the height is a first screen, screenshots are as high as the whole story. */
export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const

export type ViewportName = keyof typeof viewports
type ThemeName = 'daylight' | 'lamplight'

interface Mode {
  viewport: ViewportName
  theme: ThemeName
}

/** Every combination of theme and width in the toolbar. */
export const modes = {
  'phone-daylight': { viewport: 'phone', theme: 'daylight' },
  'phone-lamplight': { viewport: 'phone', theme: 'lamplight' },
  'tablet-daylight': { viewport: 'tablet', theme: 'daylight' },
  'tablet-lamplight': { viewport: 'tablet', theme: 'lamplight' },
  'desktop-daylight': { viewport: 'desktop', theme: 'daylight' },
  'desktop-lamplight': { viewport: 'desktop', theme: 'lamplight' },
} as const satisfies Record<string, Mode>

export type ModeName = keyof typeof modes

/** The combinations compared as screenshots, here and by Chromatic; desktop first, as stories are played there. */
const picturedModes = ['desktop-daylight', 'phone-daylight', 'phone-lamplight'] as const satisfies ModeName[]

/**
 * The modes a story is compared in, by its id. Pages, ui components and foundations: all of them. Features: two, which
 * together cover both themes and both widths; the page covers the third.
 */
export function picturedModesOf(storyId: string): readonly ModeName[] {
  return /^(ui|pages|foundations)-/.test(storyId) ? picturedModes : ['desktop-daylight', 'phone-lamplight']
}

/** The toolbar's values in every screenshot that is compared: photographs would differ whenever they are redrawn. */
export const picturedGlobals = { pictures: 'flat' }

/** The same three in Chromatic's format. */
export const chromaticModes = Object.fromEntries(
  picturedModes.map((name) => [name, { ...modes[name], ...picturedGlobals }]),
)

/** Width and height of a viewport in px. */
export function sizeOf(viewport: ViewportName): { width: number; height: number } {
  const { width, height } = viewports[viewport].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}
