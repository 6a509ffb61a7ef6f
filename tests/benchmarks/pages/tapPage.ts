/** What the watched page says to the bench, through functions it is given. */
interface TapReports {
  /** Where Add to Cart stands in the window, once painted; again when it moves. */
  aimAt: (x: number, y: number) => void
  /** The cart that the device keeps holds something: a tap has counted. */
  cartFilled: () => void
  /** The badge of the cart shows a number, this many ms after navigation. */
  badgeShown: (time: number) => void
}

/** What the page keeps for the bench to read at the end. Times are ms since navigation. */
export interface TapLog {
  /** Real taps that reached Add to Cart: when the finger touched, and when the page came to handle it. */
  taps: { sent: number; handled: number }[]
  /** When the cart that the device keeps first held something; 0 before that. */
  kept: number
  /** What the badge says. */
  count: number
}

type Watched = typeof window & TapReports & { tapLog: TapLog }

/**
 * An init script: finds the first Add to Cart, scrolls it into view at the first paint, and looks at the badge of the
 * cart every 16 ms. It looks at what is in the document and not at what changes, so that it costs the page nearly nothing.
 */
export function watchAddToCart(): void {
  const log: TapLog = { taps: [], kept: 0, count: 0 }
  const page = Object.assign(window, { tapLog: log }) as Watched // the bench exposes its functions before the page begins
  let button: HTMLButtonElement | undefined
  let isPainted = false
  let aim = ''

  const isAddToCart = (each: HTMLButtonElement) =>
    /^add to cart/i.test(each.ariaLabel ?? each.textContent.trim()) &&
    !each.disabled &&
    each.getClientRects().length > 0
  const find = () => [...document.querySelectorAll<HTMLButtonElement>('main button')].find(isAddToCart)

  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted && event.target instanceof Node && button?.contains(event.target))
        log.taps.push({ sent: event.timeStamp, handled: performance.now() })
    },
    { capture: true },
  )
  const hasKept = () =>
    Object.entries<string>(localStorage).some(([key, value]) => key.includes('cart') && value.includes('"quantity":'))

  const look = () => {
    if (log.kept === 0 && hasKept()) {
      log.kept = performance.now()
      page.cartFilled()
    }
    const words = document.querySelector('header a[href="/cart"]')?.textContent ?? ''
    const count = Number(/, (\d+) item/.exec(words)?.[1] ?? 0)
    if (count > 0 && log.count === 0) page.badgeShown(performance.now())
    log.count = count
    if (isPainted && count === 0) takeAim()
  }
  const takeAim = () => {
    if (!button?.isConnected) button = find()
    if (!button) return
    let box = button.getBoundingClientRect()
    if (box.bottom > innerHeight || box.top < 0) {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      box = button.getBoundingClientRect()
    }
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
    if (aim === `${x} ${y}`) return
    aim = `${x} ${y}`
    page.aimAt(x, y)
  }
  new PerformanceObserver(() => {
    isPainted = true
    look()
  }).observe({ type: 'paint', buffered: true })
  setInterval(look, 16)
}
