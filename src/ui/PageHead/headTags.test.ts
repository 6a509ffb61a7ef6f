import { expect, test } from 'vitest'
import { headTags, type HeadSettings, type HeadTag } from './headTags.ts'

const shop: HeadSettings = {
  name: 'Malar Looms',
  locale: 'en_IN',
  picture: { src: '/share.jpg', alt: 'Cloth', width: 1200, height: 630 },
  siteUrl: 'https://shop.example',
}
const page = { title: 'Cart', description: 'What you chose.', canonical: '/cart?a=1&b=2' }

/** Content by name. */
function contents(tags: readonly HeadTag[]): Record<string, string> {
  return Object.fromEntries(
    tags.map((tag) =>
      tag.tag === 'title'
        ? ['title', tag.text]
        : tag.tag === 'link'
          ? [tag.rel, tag.href]
          : [tag.name ?? tag.property ?? '', tag.content],
    ),
  )
}

test('a page has a canonical link and a preview with absolute addresses', () => {
  expect(contents(headTags({ ...page, keywords: ['silk', 'zari'] }, shop))).toEqual({
    title: 'Cart',
    description: 'What you chose.',
    keywords: 'silk, zari',
    canonical: 'https://shop.example/cart?a=1&b=2',
    'og:type': 'website',
    'og:site_name': 'Malar Looms',
    'og:locale': 'en_IN',
    'og:title': 'Cart',
    'og:description': 'What you chose.',
    'og:url': 'https://shop.example/cart?a=1&b=2',
    'og:image': 'https://shop.example/share.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Cloth',
    'twitter:card': 'summary_large_image',
  })
})

test('without the shop’s own address there is no canonical link', () => {
  const tags = contents(headTags(page, { ...shop, siteUrl: '' }))
  expect(Object.keys(tags)).not.toContain('canonical')
  expect(Object.keys(tags)).not.toContain('og:url')
  expect(tags['og:image']).toBe('/share.jpg')
})

test('a page with noindex has no canonical link either', () => {
  const tags = contents(headTags({ ...page, noindex: true }, shop))
  expect(tags['robots']).toBe('noindex')
  expect(Object.keys(tags)).not.toContain('canonical')
})

test('a page’s own picture replaces the shop’s; an upright one has a small card', () => {
  const picture = { src: 'https://images.example/a.webp', alt: '', width: 640, height: 960 }
  const tags = contents(headTags({ ...page, picture }, shop))
  expect(tags).toMatchObject({ 'og:image': picture.src, 'twitter:card': 'summary' })
  expect(Object.keys(tags)).not.toContain('og:image:alt')
})

test('a picture whose size is not known states none', () => {
  const tags = contents(headTags({ ...page, picture: { src: '/pictures/640/a.webp', alt: 'Cloth' } }, shop))
  expect(tags).toMatchObject({ 'og:image:alt': 'Cloth', 'twitter:card': 'summary' })
  expect(Object.keys(tags).join(' ')).not.toMatch(/width|height|undefined/)
})
