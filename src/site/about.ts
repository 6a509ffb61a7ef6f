import { writeToUsLabel } from './actionLabels.ts'
import { shop } from './shop.ts'
import type { SitePicture } from './sitePicture.ts'

/**
 * The about page: the family's own story, to be told in the owner's words. A picture and the sentence under it belong
 * together and are replaced together; the files are with those of the home page.
 */
export const about = {
  overline: 'About us',
  /** The page's heading. */
  title: shop.tagline,
  lead: `${shop.name} is a retired professor and her daughters, with three generations of sarees behind them and a house in Trivandrum that has never had enough cupboards.`,
  portrait: {
    src: '/pictures/about.avif',
    alt: 'A red Kanjivaram in gold brocade spread out, peacocks along its pallu',
    width: 800,
    height: 1200,
    colour: '#7E462F',
  },
  generations: {
    title: 'Three generations',
    parts: [
      {
        title: 'The first',
        text: 'kept her sarees in a teak chest, folded in old cotton, and took each out once a year to fold it the other way. She could say who had woven it and which wedding it was for. Nothing in the chest was for show; everything was for wearing.',
      },
      {
        title: 'The second',
        text: 'taught at college for a working lifetime, in handloom, every day. When she retired she had what she had always wanted: time to go back to the looms whose cloth she had stood in before her students, and to ask how it was made.',
      },
      {
        title: 'The third',
        text: 'are her daughters. They opened the chest to people who had never seen it, wrote down what their mother knows, and made the shop. Every piece is still unfolded on the same table, and has to be wanted by all of us before it is yours.',
      },
    ],
  },
  looms: {
    title: 'Three looms',
    intro: 'We return to many. These three taught us what to look for.',
    visits: [
      {
        place: 'Balaramapuram',
        distance: 'Kerala, half an hour from our door',
        text: 'Fine cotton in the colour it grew, on pit looms that stand half in the earth, where the air is damp enough for the thread. The border is the only ornament, so it has to be right.',
        sentence: 'Undyed cotton and a hand of gold: there is nothing here to hide behind.',
        picture: cloth('balaramapuram', 'Cream cotton with two fine lines before a broad gold border', '#C9BB98'),
      },
      {
        place: 'Kanchipuram',
        distance: 'Tamil Nadu, a night on the train',
        text: 'Body and border are woven with three shuttles, by two weavers side by side. Where the colours meet, the threads are locked into each other by hand, pick after pick, so that silk tears before the join does.',
        sentence: 'Spire by spire the border climbs into the silk, and will not be pulled from it.',
        picture: cloth(
          'kanchipuram',
          'Green temple spires rising from a border into checks of rose and white',
          '#4D5A40',
        ),
      },
      {
        place: 'Varanasi',
        distance: 'Uttar Pradesh, two days and worth it',
        text: 'Each flower is worked in with its own small spool, at the back of the cloth, by someone who sees only the wrong side. A yard takes days. The drawing it follows may be older than the loom.',
        sentence: 'A lotus in every window of the trellis, and pink enamel where the light would fall.',
        picture: cloth(
          'varanasi',
          'Pink lotuses in a gold trellis on plum silk, above a gold border of mangoes',
          '#6B4A3A',
        ),
      },
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To bring handloom from the people who weave it to the people who wear it, at a price that is fair at both ends, and to tell you truly what each piece is.',
  },
  vision: {
    title: 'Our vision',
    text: 'That a daughter learns a weave by its name from her mother, and that there is still a weaver to teach his own.',
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'Quality Excellence',
        text: 'Every length is unfolded and looked at twice, against the light and on the table, before it is listed.',
      },
      {
        title: 'Authentic Craftsmanship',
        text: 'Woven by hand, and named by its weave and place. What is not handloom we do not call handloom.',
      },
      {
        title: 'Customer Delight',
        text: 'We answer as we would a neighbour: with the drape, the shade in daylight, and an honest no.',
      },
      {
        title: 'Sustainable Practices',
        text: 'Natural fibres, small batches and paper around the parcel; a saree is made to be handed on.',
      },
    ],
  },
  reasons: {
    title: 'Why Choose Us',
    items: [
      { icon: 'truck', title: 'Nationwide delivery', text: 'To 25+ cities and every state of India.' },
      { icon: 'seal', title: 'Quality guarantee', text: 'What arrives is what we described, or we make it good.' },
      { icon: 'phone', title: 'Expert support', text: 'You speak with someone who has had the piece in her hands.' },
    ],
  },
  contact: {
    title: 'Come and ask',
    reply: 'We reply within 24 hours.',
    place: 'Kerala, India',
    write: writeToUsLabel,
  },
} as const satisfies Record<string, unknown>

function cloth(place: string, alt: string, colour: string): SitePicture {
  return { src: `/pictures/about-${place}.avif`, alt, width: 1600, height: 900, colour }
}
