import type { Page } from '@playwright/test'

/** Presses Tab until `focused` answers `wanted`. Rejects with the stops on the way when it comes round. */
export async function pressTabTo(
  page: Page,
  wanted: string | RegExp,
  focused: (page: Page) => Promise<string>,
): Promise<void> {
  const way: string[] = []
  while (way.length < 150) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (typeof wanted === 'string' ? stop === wanted : wanted.test(stop)) return
    way.push(stop)
  }
  throw new Error(`The Tab key does not lead to '${String(wanted)}'. It led to:\n${way.join('\n')}`)
}
