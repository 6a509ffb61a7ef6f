/** Openings of the prepared WhatsApp messages; the shopper can edit them. */
export const messages = {
  /** To a friend; the link follows. */
  share: (name: string) => `Look at this: ${name}`,
  /** To the shop; name, code and link follow. */
  ask: 'Namaste, I have a question about',
  /** To the shop, after a search without results. */
  find: 'Namaste, I am looking for a saree.',
  lookingFor: (search: string) => `Namaste, I am looking for: ${search}`,
  /** To the shop, about a sold-out product; name, code and link follow. */
  whenBack: 'Namaste, please tell me when this is back:',
} as const
