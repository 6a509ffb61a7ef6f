/**
 * URL of a WhatsApp chat with a prepared message. The number has digits only, with country code; with '' the shopper
 * chooses the recipient.
 */
export function whatsAppUrl(number: string, message = ''): string {
  return `https://wa.me/${number}${message && `?text=${encodeURIComponent(message)}`}`
}
