import type { Locator, Page } from 'playwright'

/** Opens an address and waits until React has hydrated the page. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
}

/**
 * Waits until React has hydrated what the server rendered. The shop itself has no reason to say so, hence a look at React's
 * own record at the root, which loses its mark when the root is hydrated.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const [, record] = Object.entries(root ?? {}).find(([name]) => name.startsWith('__reactContainer$')) ?? []
    // React's own shape, which no type of it tells.
    const current = (record as { stateNode: { current: Fiber } } | undefined)?.stateNode.current
    if (!current?.child || current.memoizedState?.isDehydrated !== false) return false
    // The app is in a HydrationProvider: what waits for hydration is rendered a moment later, when its context is true.
    return current.child.child?.memoizedProps?.value !== false
  })
}

/**
 * Waits until React has hydrated the part an element stands in: a part whose code comes later is hydrated by itself.
 */
export async function partHydrated(part: Locator): Promise<void> {
  await part.waitFor()
  await part.evaluate(async (element) => {
    while (!Object.keys(element).some((name) => name.startsWith('__reactProps$')))
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

interface Fiber {
  child: Fiber | null
  memoizedProps?: { value?: unknown } | null
  memoizedState: { isDehydrated?: boolean } | null
}
