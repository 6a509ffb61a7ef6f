import { noop } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { useCartStore } from '#state/cart.ts'

const loadMiniCart = () => import('./MiniCart.connected.tsx')

const close = () => useCartStore.setState({ isShown: false })

/**
 * Opens the mini cart on any page but the cart page. Loads its module on first open; if that fails, navigates to the cart
 * page. Closes on navigation.
 */
export function MiniCartHost() {
  const { pathname } = useLocation()
  return pathname === paths.cart ? <NotOnCartPage /> : <LazyMiniCart key={pathname} />
}

function LazyMiniCart() {
  const isShown = useCartStore((store) => store.isShown ?? false)
  const navigate = useNavigate()
  const { module, open } = useLazyModule(loadMiniCart, () => void navigate(paths.cart))
  useEffect(() => {
    if (isShown) open(noop)
  }, [isShown, open])
  useEffect(() => close, [])
  return module && <module.ConnectedMiniCart isOpen={isShown} onClose={close} />
}

/** The cart page shows the cart itself.*/
function NotOnCartPage() {
  const isShown = useCartStore((store) => store.isShown ?? false)
  useEffect(() => {
    if (isShown) close()
  }, [isShown])
  return null
}
