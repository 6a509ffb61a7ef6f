import { writeToUsLabel } from './actionLabels.ts'
import { contactName } from './pageNames.ts'

/** Texts of the contact page. */
export const contactPage = {
  title: contactName,
  lead: 'Ask about a weave, a shade in daylight, a parcel on its way. One of the family answers.',
  form: {
    title: writeToUsLabel,
    send: 'Send Message',
    /** Milliseconds the simulated sending takes. */
    delay: 2000,
    sending: 'Sending your message...',
    sent: "Thank you for your message! We'll get back to you soon.",
    failed: 'Sorry, there was an error sending your message. Please try again.',
  },
  details: 'Find us',
} as const
