import { type RefObject, useLayoutEffect, useRef } from 'react'
import { categories } from '#domain/category.ts'
import { categoryPath } from '#site/paths.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { categoryFacts } from '#site/categories.ts'
import { mainLinks, quickAccess } from '#site/navigation.ts'
import { categoriesTitle } from '#site/sectionTitles.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './MenuPanel.css.ts'

/** The main links, which a scrolled header hides, without those in Quick Access. */
const pageLinks = mainLinks.filter(({ href }) => !quickAccess.some((link) => link.href === href))

/** Intrinsic size of a category's picture, px. */
const pictureSize = 640

export interface MenuPanelProps {
  /** The button that opened it; it gets the focus back. */
  button: RefObject<HTMLElement | null>
  /** Must be stable while the panel is open. */
  onClose: () => void
}

/**
 * The menu on wide screens: Quick Access, the main links, and all categories with counts. Not modal: Escape, a click
 * outside, and focus leaving panel and button close it.
 */
export function MenuPanel({ button, onClose }: MenuPanelProps) {
  const surface = useRef<HTMLDivElement>(null)
  // A layout effect: Escape may be pressed right after the first paint.
  useLayoutEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !surface.current?.contains(target) && !button.current?.contains(target)
    const onPointerOrFocus = ({ target }: Event) => {
      if (isOutside(target)) onClose()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      onClose()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointerOrFocus)
    document.addEventListener('focusin', onPointerOrFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointerOrFocus)
      document.removeEventListener('focusin', onPointerOrFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [button, onClose])
  return (
    <div ref={surface} className={styles.surface}>
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
          <ul className={styles.pageLinks}>
            {pageLinks.map(({ label, href }) => (
              <li key={href}>
                <Link className={styles.pageLink} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={styles.title}>{categoriesTitle}</h2>
          <ul className={styles.categories}>
            {categories.map(({ name, slug }) => (
              <li key={slug}>
                <Link className={styles.category} href={categoryPath(slug)}>
                  <Picture
                    {...pictureIn(picturePlaces.thumb, {
                      url: `/pictures/collection-${slug}.avif`,
                      width: pictureSize,
                    })}
                    alt=""
                    width={pictureSize}
                    height={pictureSize}
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
