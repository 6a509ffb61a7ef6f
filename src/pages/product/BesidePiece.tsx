import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { isSaved } from '#domain/wishlist/wishlist.ts'
import { Assurances } from '#features/product/Assurances/Assurances.tsx'
import { ConnectedDeliveryCheck } from '#features/product/DeliveryCheck/DeliveryCheck.connected.tsx'
import { DeliveryRoom } from '#features/product/DeliveryCheck/DeliveryRoom.tsx'
import { PieceDoings } from '#features/product/PieceDoings/PieceDoings.tsx'
import { PieceLinks } from '#features/product/PieceLinks/PieceLinks.tsx'
import { copyLink, sharePiece } from '#features/product/sharePiece.ts'
import { TellWhenBack } from '#features/product/TellWhenBack/TellWhenBack.tsx'
import { productPath } from '#features/shared/paths.ts'
import { useIsLive } from '#features/shared/useIsLive.ts'
import { useWishlistStore } from '#shopper/wishlist.ts'
import { contact } from '#site/contact.ts'

interface BesidePieceProps {
  product: Product
}

/** The heart, which is the wishlist's, and the way to share. */
export function Doings({ product }: BesidePieceProps) {
  const saved = useWishlistStore(({ wishlist }) => isSaved(wishlist, product))
  const toggle = useWishlistStore((store) => store.toggle)
  return (
    <PieceDoings
      isSaved={saved}
      onToggleSaved={() => toggle(cartProductOf(product))}
      onShare={() => void sharePiece(displayName(product), new URL(productPath(product.key), location.origin).href)}
    />
  )
}

/** What is told under the buttons of a piece. */
export function UnderBuying({ product }: BesidePieceProps) {
  // Without scripts nothing could be asked.
  const isLive = useIsLive()
  const piece = {
    name: displayName(product),
    code: product.productCode,
    path: productPath(product.key),
    whatsapp: contact.whatsapp,
  }
  return (
    <>
      {product.availability === 'out-of-stock' && <TellWhenBack {...piece} />}
      <Assurances />
      <DeliveryRoom>{isLive && <ConnectedDeliveryCheck />}</DeliveryRoom>
      <PieceLinks {...piece} noun={isSaree(product) ? 'saree' : 'piece'} onCopyLink={(link) => void copyLink(link)} />
    </>
  )
}

/** Everything the shop sells is a saree but what is still to be stitched. */
function isSaree({ category }: Product): boolean {
  return !category.slug.includes('salwar')
}
