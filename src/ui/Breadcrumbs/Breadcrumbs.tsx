import { Link } from '../Link/Link.tsx'
import { current, item, link, list } from './Breadcrumbs.css.ts'

interface Crumb {
  label: string
  /** Left out for the current page. */
  href?: string | undefined
}

interface BreadcrumbsProps {
  /** From the top level to the current page. */
  items: readonly Crumb[]
}

/** The path to this page: 'Collections / Pure Silks / Kanjivaram Temple Border Silk'. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={list}>
        {items.map(({ label, href }, index) => (
          <li key={href ?? label} className={item}>
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
