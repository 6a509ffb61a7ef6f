import { classes } from '../classes.ts'
import { Link } from '../Link/Link.tsx'
import { current, item, link, list } from './Breadcrumbs.css.ts'

interface Crumb {
  label: string
  /** Left out for the page itself. */
  href?: string | undefined
}

interface BreadcrumbsProps {
  /** From the widest to the page itself, which comes last. */
  items: readonly Crumb[]
  className?: string | undefined
}

/** Where this page lies: 'Collections / Pure Silks / Kanjivaram Temple Border Silk'. */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={classes(className)}>
      <ol className={list}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={item}>
            {index === items.length - 1 ? (
              <span aria-current="page" className={current}>
                {label}
              </span>
            ) : href ? (
              <Link href={href} className={link}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
