import { messages } from '#site/messages.ts'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useLink } from '../useLink.ts'
import { messageAbout, whatsAppLink } from '../whatsApp.ts'
import * as styles from './PieceLinks.css.ts'

export interface PieceLinksProps {
  name: string
  /** The shop's own code of the piece. */
  code: string
  /** What it is called in 'Ask about this …'. */
  noun: 'saree' | 'piece'
  /** Its path in the shop. */
  path: string
  /** The shop's number, digits only with the country's code; empty where it has none. */
  whatsapp: string
  onCopyLink: (link: string) => void
}

/** Quiet ways to pass a piece on, or to ask the shop about it. A link joins each message once scripts are at work. */
export function PieceLinks({ name, code, noun, path, whatsapp, onCopyLink }: PieceLinksProps) {
  const link = useLink(path)
  const ways = [
    {
      words: 'Send on WhatsApp',
      href: whatsAppLink('', link ? `${messages.share(name)}\n${link}` : messages.share(name)),
    },
    ...(whatsapp
      ? [
          {
            words: `Ask about this ${noun} on WhatsApp`,
            href: whatsAppLink(whatsapp, messageAbout(messages.ask, { name, code, link })),
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
          <Icon name="share" size={18} />
          <span className={styles.words}>Copy link</span>
        </button>
      </li>
      {ways.map(({ words, href }) => (
        <li key={words}>
          <Link className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            <Emblem name="whatsapp" size={18} />
            <span className={styles.words}>{words}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
