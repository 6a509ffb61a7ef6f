import { maxEmailLength } from '#domain/emailAddress.ts'

/** Brackets, quotes and separators are syntax of a mail header: what is around them would be dropped. */
const shape = /^[^\s@\p{Cc}<>()[\]\\,;:"]+@(?<domain>[^\s@\p{Cc}<>()[\]\\,;:"]+)$/u

/**
 * Whether mail to the text goes to this very address. Mail software writes some domains in another way, as gmail。com, and
 * then several accounts would share one mailbox and its limits.
 */
export function isMailAddress(text: string): boolean {
  const domain = shape.exec(text)?.groups?.['domain']?.toLowerCase()
  if (domain === undefined || text.length > maxEmailLength || !URL.canParse(`http://${domain}`)) return false
  // Some mail servers drop the dot behind a domain.
  if (domain.split('.').includes('')) return false
  const { hostname } = new URL(`http://${domain}`)
  if (/^\p{ASCII}+$/u.test(domain)) return hostname === domain
  const isRewritten = domain !== domain.normalize('NFKC') || /[。\p{Default_Ignorable_Code_Point}]/u.test(domain)
  return hostname.includes('xn--') && !isRewritten
}
