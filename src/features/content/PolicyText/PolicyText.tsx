import { paths } from '#site/paths.ts'
import { identityLink, lastUpdated, policyQuestions, type Policy, type PolicySection } from '#site/policyPages.ts'
import { type } from '#theme/type.css.ts'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx'
import { shopIdentityId } from '../ShopIdentity/shopIdentityId.ts'
import * as styles from './PolicyText.css.ts'

export interface PolicyTextProps {
  policy: Policy
}

/** A policy: its date, its summary, its sections with a list of them, and whom to ask. */
export function PolicyText({ policy }: PolicyTextProps) {
  const { title, summary, highlights = [], sections } = policy
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={type.pageTitle}>{title}</h1>
        <p className={`${type.meta} ${styles.muted}`}>
          <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
        </p>
        <p className={`${type.featuredName} ${styles.summary}`}>{summary}</p>
        <ZariLine />
        {highlights.length > 0 && (
          <ul className={styles.highlights}>
            {highlights.map((text) => (
              <li className={`${type.tileName} ${styles.highlight}`} key={text}>
                <Icon className={styles.tick} name="check" size={20} />
                {text}
              </li>
            ))}
          </ul>
        )}
      </header>
      <nav className={styles.contents} aria-label="On this page">
        <p className={`${type.meta} ${styles.muted}`}>On this page</p>
        <ol>
          {sections.map((section) => (
            <li key={section.title}>
              <Link className={`${type.small} ${styles.contentsLink}`} href={`#${idOf(section)}`}>
                {section.title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <ContactDetails title={policyQuestions} />
        <p>
          <TextLink href={`${paths.contact}#${shopIdentityId}`} icon="arrowRight">
            {identityLink}
          </TextLink>
        </p>
      </div>
    </article>
  )
}

function Section({ section }: { section: PolicySection }) {
  const { title, paragraphs = [], points = [], isOrdered = false } = section
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section className={styles.section} aria-labelledby={idOf(section)}>
      <h2 className={type.tileName} id={idOf(section)}>
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p className={type.story} key={text}>
          {text}
        </p>
      ))}
      {points.length > 0 && (
        <List className={`${type.story} ${styles.list}`} data-ordered={isOrdered || undefined}>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      )}
    </section>
  )
}

/** Fragment of a section's address. */
function idOf({ title }: PolicySection): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
