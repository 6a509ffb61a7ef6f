import type { Page } from '@playwright/test'

/**
 * Waits for two frames: whatever React, or an observer, had still to do has been done and is painted. Not where the
 * page's clock is stopped.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
