import { displayName } from '#domain/product/product.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { catalogue } from '#mocks/data.ts'
import { Picture } from '#ui/Picture/Picture.tsx'

interface ProductPicturesProps {
  /** The picture type to show of each product. */
  view: 'full' | 'close-up'
  /** A prefix of the product code: 'ps' shows the pure silks only. */
  code?: string
}

/** A grid of all products: every picture at 2:3, with the name below. */
export function ProductPictures({ view, code = '' }: ProductPicturesProps) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
        gap: '1.5rem 1rem',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {catalogue
        .filter(({ key }) => key.startsWith(code))
        .map((product) => {
          const image = product.images.find(({ type }) => type === view) ?? product.images[0]
          const name = displayName(product)
          return (
            <li key={product.key}>
              <Picture
                {...pictureIn(picturePlaces.card, image)}
                sizes="176px"
                // Some back offices use the product's name, which is shown below, as alternative text.
                alt={image?.alt === name ? '' : (image?.alt ?? '')}
                width={800}
                height={1200}
                ground={image?.colour}
              />
              <span style={{ display: 'block', paddingBlockStart: '0.5rem', fontSize: '0.8125rem' }}>{name}</span>
            </li>
          )
        })}
    </ul>
  )
}
