import { noop } from '#domain/noop.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#site/paths.ts'
import { importWithRetry } from '#features/shared/importWithRetry.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { useOverlayHistory } from '#features/shared/useOverlayHistory.connected.tsx'
import { useCartStore } from '#state/cart.ts'

const loadMiniCart = () => import('./MiniCart.connected.tsx')

/** Prefetches the mini cart before a likely click. */
export const prefetchMiniCart = () => void importWithRetry(loadMiniCart).catch(noop)

const endOpening = () => useCartStore.setState({ isOpening: false })

/**
 * Opens the mini cart on any page but those of cart and checkout, which show the cart themselves. Loads its module on first
 * open; if that fails, and at the checkout, navigates to the cart page.
 */
export function MiniCartHost() {
  const { pathname } = useLocation()
  return <LazyMiniCart key={pathname} pathname={pathname} />
}

function LazyMiniCart({ pathname }: { pathname: string }) {
  const isOpening = useCartStore((store) => store.isOpening === true)
  const { isOpen, open: openEntry, close } = useOverlayHistory('cart')
  const navigate = useNavigate()
  const { module, open } = useLazyModule(loadMiniCart, () => void navigate(paths.cart), isOpen)
  useEffect(() => {
    // An earlier run may just have ended it.
    if (!isOpening || !useCartStore.getState().isOpening) return
    endOpening()
    if (pathname === paths.cart || isOpen) return
    if (pathname === paths.checkout) void navigate(paths.cart)
    else open(openEntry)
  }, [isOpening, pathname, isOpen, open, openEntry, navigate])
  return module && <module.ConnectedMiniCart isOpen={isOpen} onClose={close} />
}
