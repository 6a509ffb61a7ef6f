import type { Page } from 'playwright'

/**
 * What makes a page wider than its window: the page itself if it scrolls sideways, and every element that stands out
 * to the right without a parent that scrolls or cuts it on purpose.
 */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const cuts = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || cuts(element.parentElement))
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 && !cuts(element.parentElement),
    )
    const scrolls =
      document.documentElement.scrollWidth > width ? [`the page: ${document.documentElement.scrollWidth} px`] : []
    return [...scrolls, ...outside.map((element) => element.outerHTML.slice(0, 120))]
  })
}
