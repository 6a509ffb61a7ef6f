/** How to reach the shop. An owner's own facts: a line left empty is not shown. */
export const contact = {
  /** As people read it, and as a telephone dials it. */
  phone: { text: '+91 471 012 3456', dial: '+914710123456' },
  /** Digits only, with country code; the floating contact button opens a chat with it. */
  whatsapp: '914710123456',
  email: 'namaste@padmaweaves.example',
  address: {
    street: 'Pattom Palace Road',
    city: 'Trivandrum',
    state: 'Kerala',
    country: 'India',
    postalCode: '695004',
  },
} as const

/** Opening hours as each screen states them; they differ on purpose (handbook, Rules: content and policies). */
export const hours = {
  shop: ['Mon-Sat 10:00 AM-8:00 PM', 'Sunday 11:00 AM-6:00 PM'],
  about: 'Mon-Sat 10 AM-7 PM',
} as const

/** Profiles; one left empty has no link. */
export const socialLinks = [
  { name: 'Facebook', href: 'https://www.facebook.com/padmaweaves' },
  { name: 'Instagram', href: 'https://www.instagram.com/padmaweaves' },
  { name: 'Twitter', href: 'https://twitter.com/padmaweaves' },
  { name: 'YouTube', href: 'https://www.youtube.com/@padmaweaves' },
] as const
