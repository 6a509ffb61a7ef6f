import { kindOf } from '#domain/product/kind.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { Assurances } from '#features/product/Assurances/Assurances.tsx'
import { ConnectedDeliveryCheck } from '#features/product/DeliveryCheck/DeliveryCheck.connected.tsx'
import { DeliveryCheckPlaceholder } from '#features/product/DeliveryCheck/DeliveryCheckPlaceholder.tsx'
import { ProductActions } from '#features/product/ProductActions/ProductActions.tsx'
import { ShareLinks } from '#features/product/ShareLinks/ShareLinks.tsx'
import { copyLink, shareProduct } from '#features/product/shareProduct.ts'
import { BackInStockLink } from '#features/product/BackInStockLink/BackInStockLink.tsx'
import { useWishlist } from '#features/wishlist/useWishlist/useWishlist.connected.tsx'
import { productPath } from '#site/paths.ts'
import { preOrderNote } from '#features/shared/deliveryTimes.ts'
import { useHydrated } from '#features/shared/useHydrated.ts'
import { contact } from '#site/contact.ts'

interface ProductInfoProps {
  product: Product
}

/** Connects the wishlist and share buttons. */
export function ConnectedProductActions({ product }: ProductInfoProps) {
  const { isSaved, onToggleSaved } = useWishlist()
  return (
    <ProductActions
      isSaved={isSaved(product)}
      onToggleSaved={() => onToggleSaved(product)}
      onShare={() => void shareProduct(displayName(product), new URL(productPath(product.key), location.origin).href)}
    />
  )
}

/** Connects the back-in-stock link; renders nothing unless the product is sold out. */
export function ConnectedBackInStockLink({ product }: ProductInfoProps) {
  return product.availability === 'out-of-stock' && <BackInStockLink {...addressOf(product)} />
}

function addressOf(product: Product) {
  return {
    name: displayName(product),
    code: product.productCode,
    path: productPath(product.key),
    whatsapp: contact.whatsapp,
  }
}

/** Below the buttons of a product: delivery, returns, support and links to share it. */
export function ProductInfo({ product }: ProductInfoProps) {
  // The check needs scripts.
  const isHydrated = useHydrated()
  return (
    <>
      <Assurances />
      <DeliveryCheckPlaceholder>
        {isHydrated && <ConnectedDeliveryCheck preOrder={preOrderNote(product)} />}
      </DeliveryCheckPlaceholder>
      <ShareLinks
        {...addressOf(product)}
        noun={kindOf(product) === 'saree' ? 'saree' : 'piece'}
        onCopyLink={(link) => void copyLink(link)}
      />
    </>
  )
}
