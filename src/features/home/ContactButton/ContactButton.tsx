import { paths } from '#site/paths.ts'
import { whatsAppUrl } from '#features/shared/whatsAppUrl.ts'
import { contactName } from '#site/pageNames.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ContactButton.css.ts'

interface ContactButtonProps {
  /** The shop's WhatsApp number: digits with country code; '' if it has none. */
  whatsapp: string
}

/** The button on the hero: opens a WhatsApp chat with the shop, or the contact page. */
export function ContactButton({ whatsapp }: ContactButtonProps) {
  if (!whatsapp) {
    return (
      <Link className={styles.button} href={paths.contact}>
        <Icon name="mail" size={26} />
        <VisuallyHidden>{contactName}</VisuallyHidden>
      </Link>
    )
  }
  return (
    <Link className={styles.button} href={whatsAppUrl(whatsapp)} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" size={28} />
      <VisuallyHidden>Chat with us on WhatsApp</VisuallyHidden>
    </Link>
  )
}
