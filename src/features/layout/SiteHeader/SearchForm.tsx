import { useId } from 'react'
import { paths } from '#features/shared/paths.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SiteHeader.css.ts'

/** Search as a plain form: it works before, and without, any script. A blank search goes nowhere. */
export function SearchForm() {
  const id = useId()
  return (
    <form className={styles.form} action={paths.collections} role="search">
      <label htmlFor={id}>
        <VisuallyHidden>Search</VisuallyHidden>
        <Icon name="search" />
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        name="search"
        required
        pattern=".*\S.*"
        title="A word of a name, weave or colour"
        placeholder="Search sarees, weaves, colours"
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  )
}
