import { useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { ProductCard, type CardVariant } from '../ProductCard/ProductCard.tsx'
import * as styles from './ProductGrid.css.ts'
import type { ProductGridProps } from './ProductGrid.tsx'

export type GridLayout = 'shelf' | 'showcase' | 'row' | 'list'

interface ProductGroupProps extends Omit<ProductGridProps, 'layout' | 'eager'> {
  layout: GridLayout
  eager: number
  /** It came with a "Show more": drawn when it is near. */
  isLater: boolean
}

/** What it takes to fill the room around a wide card. */
const showcaseSize = 5

const variants = { shelf: 'default', showcase: 'default', row: 'compact', list: 'list' } as const

/** The height a group had when it was last seen: with it, Back finds its place before the group is drawn again. */
const heights = new Map<string, number>()

/** One page of cards. */
export function ProductGroup({ products, layout, eager, isLater, isSaved, ...card }: ProductGroupProps) {
  const list = useRef<HTMLUListElement>(null)
  const id = `${layout} ${products[0]?.key}`
  useLayoutEffect(() => {
    const node = list.current
    if (!node || !isLater) return undefined
    return () => void heights.set(id, node.offsetHeight)
  }, [id, isLater])
  const height = isLater ? heights.get(id) : undefined
  const isWide = (index: number) => layout === 'showcase' && index === 0 && products.length >= showcaseSize
  const variantOf = (index: number): CardVariant => (isWide(index) ? 'featured' : variants[layout])
  return (
    <ul
      ref={list}
      className={classes(styles.grid({ layout }), isLater && styles.later)}
      style={height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      {products.map((product, index) => (
        <li className={styles.cell({ layout })} key={product.key} data-wide={isWide(index) || undefined}>
          <ProductCard
            product={product}
            variant={variantOf(index)}
            eager={index < eager}
            isSaved={isSaved?.(product) ?? false}
            {...card}
          />
        </li>
      ))}
    </ul>
  )
}
