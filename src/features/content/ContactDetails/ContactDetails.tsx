import { useId } from 'react'
import { contact, hours, socialLinks } from '#site/contact.ts'
import { contactDetails } from '#site/contactDetails.ts'
import { type } from '#theme/type.css.ts'
import { Icon, type IconName } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { link } from '../link.css.ts'
import * as styles from './ContactDetails.css.ts'

export interface ContactDetailsProps {
  title: string
  /** Profiles on other sites below the details. */
  social?: boolean
}

/** Address, phone, email and business hours. */
export function ContactDetails({ title, social = false }: ContactDetailsProps) {
  const id = useId()
  const { street, city, state, country, postalCode } = contact.address
  const profiles = social ? socialLinks.filter(({ href }) => href) : []
  const rows: readonly { icon: IconName; label: string; lines: readonly { text: string; href?: string }[] }[] = [
    {
      icon: 'pin',
      label: contactDetails.address,
      lines: [{ text: street }, { text: `${city} ${postalCode}` }, { text: `${state}, ${country}` }],
    },
    {
      icon: 'phone',
      label: contactDetails.phone,
      lines: [{ text: contact.phone.text, href: `tel:${contact.phone.dial}` }],
    },
    { icon: 'mail', label: contactDetails.email, lines: [{ text: contact.email, href: `mailto:${contact.email}` }] },
    { icon: 'clock', label: contactDetails.hours, lines: hours.shop.map((text) => ({ text })) },
  ]
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={type.featuredName} id={id}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ icon, label, lines }) => (
          <div className={styles.row} key={label}>
            <Icon className={styles.icon} name={icon} size={22} />
            <dt className={`${type.meta} ${styles.label}`}>{label}</dt>
            {lines.map(({ text, href }) => (
              <dd className={styles.line} key={text}>
                {href ? (
                  <Link className={link} href={href}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {profiles.length > 0 && (
        <div className={styles.social}>
          <p className={`${type.meta} ${styles.label}`}>{contactDetails.social}</p>
          <ul className={`${type.small} ${styles.profiles}`}>
            {profiles.map(({ name, href }) => (
              <li key={name}>
                <Link className={link} href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
