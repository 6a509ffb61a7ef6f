import { shop } from './shop.ts'

/** The shop's metadata in the head of every page; the picture is for link previews. */
export const siteHead = {
  name: shop.name,
  locale: 'en_IN',
  picture: {
    src: '/share.jpg',
    alt: 'Peacocks in tapestry along the gold border of a black Paithani',
    width: 1200,
    height: 630,
  },
} as const

/** Icons of browser tabs, bookmarks and home screens, files of `public/`; sizes in px. */
export const siteIcons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
] as const

/** The web manifest: what a home screen shows of the shop. The colours are those of Daylight. */
export const webManifest = {
  name: shop.name,
  short_name: shop.name,
  description: shop.description,
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#FBF8F1',
  theme_color: '#FBF8F1',
  icons: siteIcons,
} as const
