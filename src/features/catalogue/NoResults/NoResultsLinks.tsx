import type { ReactNode } from 'react'
import { categories } from '#domain/category.ts'
import { categoryPath } from '#site/paths.ts'
import { whatsAppUrl } from '#features/shared/whatsAppUrl.ts'
import { messages } from '#site/messages.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import * as styles from './NoResultsLinks.css.ts'

export interface NoResultsLinksProps {
  /** What was searched. */
  search?: string | undefined
  /** The shop's WhatsApp number; '' if it has none. */
  whatsapp: string
  /** Cards of popular products. */
  children?: ReactNode
}

/** Below a list without products: the categories, a question to the shop, and popular products. */
export function NoResultsLinks({ search, whatsapp, children }: NoResultsLinksProps) {
  return (
    <div className={styles.links}>
      <nav aria-label="Categories">
        <ul className={styles.categories}>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <TextLink href={categoryPath(slug)}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {whatsapp && (
        <ButtonLink
          href={whatsAppUrl(whatsapp, search ? messages.lookingFor(search) : messages.find)}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          icon="whatsapp"
        >
          Ask us to find it
        </ButtonLink>
      )}
      {children && (
        <section className={styles.products} aria-label="Bestsellers">
          <h2 className={type.sectionTitle}>Bestsellers</h2>
          {children}
        </section>
      )}
    </div>
  )
}
