import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()

/** Each kind of page once. */
const pages = {
  home: '/',
  'a listing': '/collections/party-wear',
  'a search without finds': '/collections?search=zzzz',
  'a product': '/product/ps-01',
  'a sold-out product': '/product/fw-15',
  'an empty cart': '/cart',
  'a full cart': '/cart',
  'the checkout of a full cart': '/checkout',
  'a room not furnished yet': '/about-us',
  'an unknown address': '/nowhere',
}

describe.each([viewports.phone, viewports.desktop])('at $width px', (viewport) => {
  let page: Page
  beforeAll(async () => {
    page = await open.browser.newPage({ viewport, reducedMotion: 'reduce' })
  })
  afterAll(() => page.close())

  test.each(Object.entries(pages))('%s has nothing that axe objects to, in either light', async (name, path) => {
    if (name === 'a full cart') await putIntoCart(page)
    await openHydrated(page, open.shop.origin + path)
    await page.getByLabel('Theme').selectOption('Daylight')
    expect(await objectionsTo(page)).toEqual([])
    await page.getByLabel('Theme').selectOption('Lamplight')
    // The other light changes colours and nothing else.
    expect(await objectionsTo(page, ['color-contrast'])).toEqual([])
    looks += 2
  })
})

/** What opens over a page: how, and what is then to be seen. */
const opened: readonly (readonly [
  name: string,
  viewport: { width: number; height: number },
  open: (page: Page) => Promise<void>,
])[] = [
  [
    'the menu panel',
    viewports.desktop,
    async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
      await page.getByRole('navigation', { name: 'Shop' }).waitFor()
    },
  ],
  [
    'the menu sheet',
    viewports.phone,
    async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  ],
  ...[viewports.phone, viewports.desktop].flatMap((viewport) => [
    [
      `suggestions at ${viewport.width} px`,
      viewport,
      (page: Page) => searchFor(page, 'silk', 'View all results'),
    ] as const,
    [
      `a search without finds at ${viewport.width} px`,
      viewport,
      (page: Page) => searchFor(page, 'bicycle', 'Bestsellers'),
    ] as const,
  ]),
]

test.each(opened)('%s has nothing that axe objects to, in either light', async (_name, viewport, openIt) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open.browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
    await openHydrated(page, `${open.shop.origin}/contact`)
    await openIt(page)
    expect(await objectionsTo(page)).toEqual([])
    await page.close()
  }
})

async function searchFor(page: Page, words: string, seen: string) {
  await page.getByRole('banner').getByLabel('Search', { exact: true }).focus()
  await page.keyboard.type(words)
  await page.getByRole('banner').getByText(seen).first().waitFor()
}

let looks = 0
test('every kind of page was looked at twice at both widths', () => {
  expect(looks).toBe(Object.keys(pages).length * 4)
  console.log(`pages axe has looked at: ${looks}`)
})

test('axe objects to what is wrong', async () => {
  const page = await open.browser.newPage()
  await openHydrated(page, `${open.shop.origin}/contact`)
  await page.evaluate(() => {
    const faint = Object.assign(document.createElement('p'), { textContent: 'Faint' })
    faint.style.color = '#eee'
    document.querySelector('main')?.append(document.createElement('img'), faint)
  })
  const rules = (await objectionsTo(page)).map((objection) => objection.split(':')[0])
  expect(new Set(rules)).toEqual(new Set(['color-contrast', 'image-alt']))
  await page.close()
})

async function putIntoCart(page: Page) {
  await openHydrated(page, `${open.shop.origin}/product/ps-01`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
}

async function objectionsTo(page: Page, rules?: string[]): Promise<string[]> {
  // Words that are still fading from one light into the other have neither's colour.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // What scrolling moves, as pictures still out of sight, never ends.
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ playState }) => playState !== 'running'),
  )
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
