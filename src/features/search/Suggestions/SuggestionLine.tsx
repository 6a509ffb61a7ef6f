import { formatRupees } from '#domain/money.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { typedParts } from '#domain/search/typedParts.ts'
import { inLanguages } from '#features/shared/inLanguages.tsx'
import { picturePlaces, productPicture } from '#features/shared/pictures.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import type { Suggestion } from './suggestion.ts'
import * as styles from './Suggestions.css.ts'

interface SuggestionLineProps {
  suggestion: Suggestion
  /** Text of the field, highlighted in names. */
  text: string
}

/**
 * One option of the list of suggestions.
 *
 * @internal
 */
export function SuggestionLine({ suggestion, text }: SuggestionLineProps) {
  switch (suggestion.is) {
    case 'product':
      return <ProductLine product={suggestion.product} text={text} />
    case 'all':
      return (
        <span className={styles.all}>
          View all results
          <Icon name="arrowRight" size={16} />
        </span>
      )
    case 'recent':
      return (
        <span className={styles.recent}>
          <Icon name="clock" size={18} className={styles.icon} />
          <span className={styles.oneLine}>{inLanguages(suggestion.term)}</span>
        </span>
      )
    case 'offer':
      return suggestion.label
  }
}

function ProductLine({ product, text }: { product: Product; text: string }) {
  const [image] = product.images
  return (
    <span className={styles.product}>
      <Picture
        {...productPicture(picturePlaces.thumb, image)}
        alt=""
        width={image?.width ?? 2}
        height={image?.height ?? 3}
        ratio="3 / 4"
        className={styles.picture}
      />
      <span className={styles.text}>
        <span className={styles.name}>
          <Marked text={displayName(product)} typed={text} />
        </span>
        <span className={styles.facts}>
          <span className={styles.brand}>
            <Marked text={product.brand} typed={text} />
          </span>
          <span className={styles.price}>{formatRupees(product.price)}</span>
        </span>
      </span>
    </span>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  let at = 0
  return typedParts(text, typed).map((part) => {
    const key = at
    at += part.text.length
    return part.typed ? (
      <mark key={key} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    )
  })
}
