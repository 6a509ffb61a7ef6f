import type { Page } from 'playwright'

/** Sets the text size of the browser, in percent of the usual 16 px, as a shopper does in its settings. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const size = (16 * percent) / 100
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}
