import type { Page } from '@playwright/test'

/** Stops the page's clock, which has to be installed: from here on time passes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
