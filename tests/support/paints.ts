/** What a page kept of its own painting. Times are milliseconds since navigation. */
interface Paints {
  firstPaint: number
  largestPaint: number
  /** Path of the picture that was the largest paint; '' where it was text. */
  largestPath: string
  shift: number
}

type Watched = typeof window & { paints: Paints }

/** An init script: keeps first and largest paint and every layout shift of the page. */
export function watchPaints(): void {
  const paints: Paints = { firstPaint: 0, largestPaint: 0, largestPath: '', shift: 0 }
  Object.assign(window, { paints })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    // TypeScript's library has no url in it: https://w3c.github.io/largest-contentful-paint/
    const { url } = entry as PerformanceEntry & { url: string }
    paints.largestPaint = entry.startTime
    paints.largestPath = url ? new URL(url).pathname : ''
  })
  observe('layout-shift', (entry) => {
    // TypeScript's library does not know this entry: https://wicg.github.io/layout-instability/#sec-layout-shift
    paints.shift += (entry as PerformanceEntry & { value: number }).value
  })
}

/** In a page that was watched: its paints so far. A frame is drawn first, because a shift is reported with its frame. */
export async function paintReport() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => setTimeout(resolve))
  const { paints } = window as Watched // set by watchPaints
  const blocking = performance
    .getEntriesByType('resource')
    .filter((entry) => {
      // The field is not among TypeScript's types: https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-renderblockingstatus
      const { renderBlockingStatus } = entry as PerformanceEntry & { renderBlockingStatus?: string }
      return renderBlockingStatus === 'blocking'
    })
    .map(({ name }) => new URL(name).pathname)
  return { ...paints, blocking, largest: { path: paints.largestPath, time: paints.largestPaint } }
}
