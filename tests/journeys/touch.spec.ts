import { expect, type Locator } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { eventually, test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true })

const styleOf = (element: Locator) =>
  element.evaluate((each) => {
    const { color, backgroundColor, borderColor, textDecorationLine } = getComputedStyle(each)
    return { color, backgroundColor, borderColor, textDecorationLine }
  })

test('what a tap leaves hovered has no hover style', async ({ page }) => {
  await openHydrated(page, '/signin')
  const toggle = page.getByRole('button', { name: /^Show/ })
  await expectSameWhenHovered(toggle, toggle)

  await openHydrated(page, '/collections/pure-silks')
  const card = page.getByRole('article').first()
  await expectSameWhenHovered(card, card.getByRole('heading').locator('span').last())
})

/** A tap that a test sends hovers nothing; its mouse does. */
async function expectSameWhenHovered(hovered: Locator, styled: Locator): Promise<void> {
  const before = await styleOf(styled)
  await hovered.hover()
  expect(await hovered.evaluate((each) => each.matches(':hover'))).toBe(true)
  expect(await styleOf(styled)).toEqual(before)
}

test('a button looks pressed as long as a finger is on it', async ({ page }) => {
  await openHydrated(page, '/signin')
  const ground = async () => (await styleOf(page.getByRole('button', { name: 'Sign In', exact: true }))).backgroundColor
  const before = await ground()
  // A touch that a test sends presses nothing.
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main form [type="submit"]',
  })
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] })
  await eventually(ground).not.toBe(before)
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [] })
  await eventually(ground).toBe(before)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what a finger is on is tinted in the accent of the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openHydrated(page, '/collections/pure-silks')
    // Chrome on Android would show its own light blue.
    const tints = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('a, button, label, select')].map((each) =>
          getComputedStyle(each).getPropertyValue('-webkit-tap-highlight-color'),
        ),
      )
    const accent = await page.getByRole('main').evaluate((main) => {
      const probe = document.createElement('p')
      probe.style.color = 'color-mix(in srgb, var(--color-accent) 16%, transparent)'
      main.append(probe)
      return getComputedStyle(probe).color
    })
    expect(new Set(tints)).toEqual(new Set([accent]))
  })
}
