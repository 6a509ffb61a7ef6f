import { noop } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { importWithRetry } from '#features/shared/importWithRetry.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { useCartStore } from '#state/cart.ts'

const loadMiniCart = () => import('./MiniCart.connected.tsx')

/** Loads the mini cart ahead of a click that is likely to come. */
export const prefetchMiniCart = () => void importWithRetry(loadMiniCart).catch(noop)

const close = () => useCartStore.setState({ isShown: false })

/**
 * Opens the mini cart on any page but the cart page. Loads its module on first open; if that fails, navigates to the cart
 * page. Closes on navigation.
 */
export function MiniCartHost() {
  const { pathname } = useLocation()
  return <LazyMiniCart key={pathname} isCartPage={pathname === paths.cart} />
}

function LazyMiniCart({ isCartPage }: { isCartPage: boolean }) {
  const isShown = useCartStore((store) => store.isShown === true)
  const navigate = useNavigate()
  const { module, open } = useLazyModule(loadMiniCart, () => void navigate(paths.cart))
  useEffect(() => {
    if (!isShown) return
    // The cart page shows the cart itself.
    if (isCartPage) close()
    else open(noop)
  }, [isShown, isCartPage, open])
  useEffect(() => close, [])
  return module && <module.ConnectedMiniCart isOpen={isShown} onClose={close} />
}
