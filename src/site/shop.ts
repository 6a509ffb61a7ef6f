/** Who the shop is. The name stands here and nowhere else: every screen, title and record asks for it. */
export const shop = {
  name: 'Padma Weaves',
  /** Under the name and in the story block. */
  tagline: 'A mother-daughter weave of elegance',
  description:
    'Handloom sarees, salwar suites and ethnic wear, chosen piece by piece by a family of three generations in Trivandrum, Kerala.',
  /** Order ids and product codes begin with it. */
  orderPrefix: 'PW',
} as const
