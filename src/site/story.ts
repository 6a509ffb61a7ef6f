import { shop } from './shop.ts'
import type { SitePicture } from './sitePicture.ts'

/** The brand story of the home page. */
export const story = {
  title: `The ${shop.name} Chronicles`,
  tagline: shop.tagline,
  paragraphs: [
    `${shop.name} began at a family table in Trivandrum: a retired professor, her daughters, and three generations of sarees taken out, unfolded and talked about.`,
    'Every piece in the shop is one we would keep. We sit with the weavers, ask how the border was turned, and bring home only what we would wear ourselves.',
  ],
  more: 'Learn More About Our Journey',
  loom: {
    src: '/pictures/story-loom.avif',
    alt: 'Cream cotton with a narrow gold border, spread over a rod',
    width: 800,
    height: 1000,
    colour: '#AFA894',
  },
  kasavu: {
    src: '/pictures/story-kasavu.avif',
    alt: 'Its gold border from near',
    width: 640,
    height: 800,
    colour: '#BBA680',
  },
} as const satisfies Record<string, string | readonly string[] | SitePicture>
