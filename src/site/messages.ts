/** What a shopper's WhatsApp message about a piece begins with; she may change every word before it is sent. */
export const messages = {
  /** To a friend; the link follows. */
  share: (name: string) => `Look at this: ${name}`,
  /** To the shop; name, code and link follow. */
  ask: 'Namaste, I have a question about',
  /** To the shop, of a piece that is sold out; name, code and link follow. */
  whenBack: 'Namaste, please tell me when this is back:',
} as const
