/** How an order reaches the shop: no server takes it, so the shopper sends the receipt herself. */
export const ordering = {
  title: 'Send us your order slip',
  /** The first thing to understand about a placed order. */
  notSent: 'Your order has not reached us yet: it is on your device alone.',
  /** The device stores nothing, or is full. */
  unsaved: 'This browser could not keep the order: send or print the slip before you leave or reload this page.',
  sentence: (ways: string) =>
    `${ways}, and we set your pieces aside, confirm the day of delivery and agree on the payment with you.`,
  /** Begins the sentence; the second for a shop without a WhatsApp number. */
  ways: { whatsApp: 'Send this slip on WhatsApp or call us', call: 'Call us' },
  send: 'Send on WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  print: 'Print the slip',
  hours: 'We answer',
  /** Printed only. */
  onPaper: (ways: string) => `This order has not reached the shop yet. To order, send this slip ${ways}.`,
  onWhatsApp: (phone: string) => `on WhatsApp or call ${phone}`,
  byCall: (phone: string) => `by calling ${phone}`,
  /** What the message to the shop begins with; the shopper can edit it. */
  greeting: 'Namaste, I would like to order:',
} as const
