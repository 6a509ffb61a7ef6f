import { type RefObject, useEffect, useRef } from 'react'
import { categories } from '#domain/category.ts'
import { categoryPath } from '#features/shared/paths.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { categoryFacts } from '#site/categories.ts'
import { quickAccess } from '#site/navigation.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './MenuPanel.css.ts'

/** Of each category's picture in the menu, px. */
const original = 640

export interface MenuPanelProps {
  /** Has opened it, and gets the focus back. */
  button: RefObject<HTMLElement | null>
  /** Must not change while the panel is open. */
  onClose: () => void
}

/**
 * What the button Menu opens on a wide window (spec.md §2): Quick Access, and every category with its count. It is no
 * modal, the page stays in reach: Escape, a press elsewhere and the focus leaving it and its button close it.
 */
export function MenuPanel({ button, onClose }: MenuPanelProps) {
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !ground.current?.contains(target) && !button.current?.contains(target)
    const onMove = ({ target }: Event) => {
      if (isOutside(target)) onClose()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      onClose()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onMove)
    document.addEventListener('focusin', onMove)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onMove)
      document.removeEventListener('focusin', onMove)
      document.removeEventListener('keydown', onKey)
    }
  }, [button, onClose])
  return (
    <div ref={ground} className={styles.ground}>
      <nav className={styles.panel} aria-label="Shop">
        <section className={styles.quick}>
          <h2 className={styles.title}>Quick Access</h2>
          <ul>
            {quickAccess.map(({ label, href }) => (
              <li key={href}>
                <Link className={styles.quickLink} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={styles.title}>Shop by Category</h2>
          <ul className={styles.categories}>
            {categories.map(({ name, slug }) => (
              <li key={slug}>
                <Link className={styles.category} href={categoryPath(slug)}>
                  <Picture
                    {...pictureIn(picturePlaces.thumb, { url: `/pictures/collection-${slug}.avif`, width: original })}
                    alt=""
                    width={original}
                    height={original}
                    className={styles.picture}
                  />
                  <span>
                    <span className={styles.name}>{name}</span>{' '}
                    <span className={styles.count}>{categoryFacts[slug].productCount} pieces</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </nav>
    </div>
  )
}
