import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useOnDemand } from '#features/shared/useOnDemand.ts'
import { useStable } from '#features/shared/useStable.ts'
import { useCartStore } from '#shopper/cart.ts'

async function loadMiniCart() {
  const part = await import('./MiniCart.connected.tsx')
  await part.preloadSheet()
  return part
}

const close = () => useCartStore.setState({ isShown: false })

/**
 * Where the sheet of the cart opens, over any page but the cart's own. Draws and loads nothing until it is asked for;
 * where its code cannot be had, the cart's page opens instead. It closes with the page.
 */
export function MiniCartHost() {
  const { pathname } = useLocation()
  return pathname === paths.cart ? <OnCart /> : <OverPage key={pathname} />
}

function OverPage() {
  const isShown = useCartStore((store) => store.isShown ?? false)
  const [part, ask] = useOnDemand(loadMiniCart)
  const navigate = useNavigate()
  const openPage = useStable(() => void navigate(paths.cart))
  useEffect(() => {
    if (isShown) ask().catch(openPage)
  }, [isShown, ask, openPage])
  useEffect(() => close, [])
  return part && <part.ConnectedMiniCart isOpen={isShown} onClose={close} />
}

/** The page itself shows it all. */
function OnCart() {
  const isShown = useCartStore((store) => store.isShown ?? false)
  useEffect(() => {
    if (isShown) close()
  }, [isShown])
  return null
}
