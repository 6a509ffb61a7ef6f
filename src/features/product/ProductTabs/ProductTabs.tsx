import { useState } from 'react'
import type { Product } from '#domain/product/product.ts'
import { noReviews } from '#site/productNotes.ts'
import { type } from '#theme/type.css.ts'
import { Tabs } from '#ui/Tabs/Tabs.tsx'
import { Description } from './Description.tsx'
import * as styles from './ProductTabs.css.ts'
import { Shipping } from './Shipping.tsx'
import { Specifications } from './Specifications.tsx'

type TabName = 'description' | 'specifications' | 'shipping' | 'reviews'

/** The details of a product in four tabs. */
export function ProductTabs({ product }: { product: Product }) {
  const [tab, setTab] = useState<TabName>('description')
  return (
    <Tabs
      className={styles.tabs}
      label="About this piece"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'description', label: 'Description', content: <Description product={product} /> },
        { value: 'specifications', label: 'Specifications', content: <Specifications product={product} /> },
        { value: 'shipping', label: 'Shipping', content: <Shipping /> },
        {
          value: 'reviews',
          label: 'Reviews',
          content: <p className={`${type.body} ${styles.muted}`}>{noReviews}</p>,
        },
      ]}
    />
  )
}
