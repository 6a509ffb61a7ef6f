import { paths } from '#site/paths.ts'
import { about } from '#site/about.ts'
import { contact, hours } from '#site/contact.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './AboutPromises.css.ts'

/** The end of the about page: mission and vision, values, why to choose the shop, and how to reach it. */
export function AboutPromises() {
  const { mission, vision, values, reasons, contact: ask } = about
  return (
    <>
      <div className={styles.aims}>
        {[mission, vision].map(({ title, text }) => (
          <section key={title} aria-label={title}>
            <h2 className={`${type.small} ${styles.overline}`}>{title}</h2>
            <p className={`${type.featuredName} ${styles.aim}`}>{text}</p>
          </section>
        ))}
      </div>
      <section className={styles.section} aria-labelledby="values">
        <h2 className={type.sectionTitle} id="values">
          {values.title}
        </h2>
        <ul className={styles.values}>
          {values.items.map(({ title, text }) => (
            <li className={styles.value} key={title}>
              <h3 className={type.tileName}>{title}</h3>
              <p className={styles.muted}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="reasons">
        <h2 className={type.sectionTitle} id="reasons">
          {reasons.title}
        </h2>
        <ul className={styles.reasons}>
          {reasons.items.map(({ icon, title, text }) => (
            <li className={styles.reason} key={title}>
              <Icon className={styles.icon} name={icon} size={30} />
              <div>
                <h3 className={type.strong}>{title}</h3>
                <p className={styles.muted}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.ask} aria-labelledby="ask">
        <h2 className={type.sectionTitle} id="ask">
          {ask.title}
        </h2>
        <p className={type.story}>
          {hours.about}
          <br />
          {ask.reply}
          <br />
          {ask.place}
        </p>
        <p className={styles.buttons}>
          <ButtonLink href={paths.contact}>{ask.write}</ButtonLink>
          <ButtonLink href={`tel:${contact.phone.dial}`} variant="secondary" icon="phone">
            {contact.phone.text}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}
