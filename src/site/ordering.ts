/** How an order reaches the shop: no server takes it, so the shopper's own slip has to (spec.md §2, checkout). */
export const ordering = {
  title: 'Send us your order slip',
  sentence:
    'This slip is on your device alone and has not reached us yet. Send it on WhatsApp or call us, and we set your pieces aside, confirm the day of delivery and agree on the payment with you.',
  send: 'Send on WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  print: 'Print the slip',
  hours: 'We answer',
  /** On paper, where nothing can be pressed. */
  onPaper: (ways: string) => `This order has not reached the shop yet. To order, send this slip ${ways}.`,
  onWhatsApp: (phone: string) => `on WhatsApp or call ${phone}`,
  byCall: (phone: string) => `by calling ${phone}`,
  /** What the message to the shop begins with; she may change every word before it is sent. */
  greeting: 'Namaste, I would like to order:',
} as const
