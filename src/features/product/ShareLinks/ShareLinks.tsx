import { whatsAppUrl } from '#features/shared/whatsAppUrl.ts'
import { messages } from '#site/messages.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useLink } from '../useLink.ts'
import { productMessage } from '../productMessage.ts'
import * as styles from './ShareLinks.css.ts'

export interface ShareLinksProps {
  name: string
  /** Product code. */
  code: string
  /** Used in 'Ask about this …'. */
  noun: 'saree' | 'piece'
  /** Path of the product page. */
  path: string
  /** The shop's WhatsApp number: digits with country code; '' if it has none. */
  whatsapp: string
  onCopyLink: (link: string) => void
}

/** Links to share a product or ask the shop about it. After hydration the messages include its URL. */
export function ShareLinks({ name, code, noun, path, whatsapp, onCopyLink }: ShareLinksProps) {
  const link = useLink(path)
  const links = [
    {
      label: 'Send on WhatsApp',
      href: whatsAppUrl('', link ? `${messages.share(name)}\n${link}` : messages.share(name)),
    },
    ...(whatsapp
      ? [
          {
            label: `Ask about this ${noun} on WhatsApp`,
            href: whatsAppUrl(whatsapp, productMessage(messages.ask, { name, code, link })),
          },
        ]
      : []),
  ]
  return (
    <ul className={styles.links}>
      <li>
        <button
          className={styles.link}
          type="button"
          onClick={() => onCopyLink(link ?? new URL(path, location.origin).href)}
        >
          <Icon name="share" />
          <span className={styles.label}>Copy link</span>
        </button>
      </li>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
