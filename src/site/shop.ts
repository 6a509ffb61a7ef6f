/** The shop. Its name is defined here only. */
export const shop = {
  name: 'Padma Weaves',
  /** Under the name and in the story block. */
  tagline: 'A mother-daughter weave of elegance',
  description:
    'Handloom sarees, salwar suites and ethnic wear, chosen piece by piece by a family of three generations in Trivandrum, Kerala.',
  /** Order ids and product codes begin with it: any text. Stored orders with an earlier prefix stay readable. */
  orderPrefix: 'PW',
} as const
