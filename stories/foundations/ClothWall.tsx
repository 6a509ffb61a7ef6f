import { displayName } from '#domain/product/product.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { catalogue } from '#mocks/data.ts'
import { Picture } from '#ui/Picture/Picture.tsx'

interface ClothWallProps {
  /** What is hung: of each piece the picture of this type. */
  view: 'full' | 'close-up'
  /** Begins with: 'ps' hangs the pure silks alone. */
  code?: string
}

/** The catalogue hung as on a shop's wall: every piece, 2:3, its name beneath. */
export function ClothWall({ view, code = '' }: ClothWallProps) {
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
                // Some back offices know no better words for a picture than the name that stands beneath.
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
