import { type Page, expect } from '@playwright/test'

/** Faults planted in the HTML of /collections on its way: what stands there, what takes its place, what is said of it. */
const faults: { fault: string; from: string; to: string; said: RegExp; onlyInDevelopment?: true }[] = [
  { fault: 'another text', from: '>All Collections<', to: '>Everything<', said: /Hydration failed|React error #418/ },
  { fault: 'another element', from: '<article', to: '<section', said: /Hydration failed|React error #418/ },
  {
    fault: 'another attribute',
    from: 'aria-label="Main"',
    to: 'aria-label="Side"',
    said: /hydrated but some attributes/,
    onlyInDevelopment: true,
  },
  {
    fault: 'a script the policy does not know',
    from: '</head>',
    to: '<script>1</script></head>',
    said: /Content Security Policy/,
  },
  { fault: 'a file that is gone', from: '</head>', to: '<script src="/assets/gone.js"></script></head>', said: /404/ },
]

/** The faults that a build of React notices: development notices all of them. */
export const plantedFaults = (build: 'production' | 'development') =>
  faults.filter(({ onlyInDevelopment }) => build === 'development' || !onlyInDevelopment)

/** Opens /collections with a fault in its HTML, by `open`. */
export async function plantFault(page: Page, { from, to }: (typeof faults)[number], open: () => Promise<void>) {
  let planted = false
  await page.route('**/collections', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    planted = html.includes(from)
    await route.fulfill({ response, body: html.replace(from, to) })
  })
  await open()
  expect(planted).toBe(true)
}
