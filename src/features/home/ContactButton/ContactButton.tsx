import { paths } from '#features/shared/paths.ts'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ContactButton.css.ts'

interface ContactButtonProps {
  /** The shop's number, digits only with the country's code; empty where it has none. */
  whatsapp: string
}

/** The green button on the hero (spec.md §2): opens a chat with the shop, or else its contact page. */
export function ContactButton({ whatsapp }: ContactButtonProps) {
  if (!whatsapp) {
    return (
      <Link className={styles.button} href={paths.contact}>
        <Emblem name="mail" size={26} />
        <VisuallyHidden>Contact us</VisuallyHidden>
      </Link>
    )
  }
  return (
    <Link className={styles.button} href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener noreferrer">
      <Emblem name="whatsapp" size={28} />
      <VisuallyHidden>Chat with us on WhatsApp</VisuallyHidden>
    </Link>
  )
}
