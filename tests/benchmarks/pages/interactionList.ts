import type { Page } from 'playwright'
import { phone, type Device } from '#tests/support/devices.ts'
import { hydrated } from '#tests/support/hydrated.ts'
import { timed, type Reading } from './frameTimer.ts'

/** Something a shopper does on a page that is loaded, and what of it is timed. */
interface Interaction {
  name: string
  path: string
  device: Device
  /** Answers milliseconds by what is to be seen. */
  measure: (page: Page) => Promise<Record<string, number>>
}

const desktop: Device = { width: 1280, height: 900, density: 1 }

export const interactionList: readonly Interaction[] = [
  {
    name: 'Add to Cart',
    path: '/product/ps-01',
    device: phone,
    measure: (page) => {
      const button = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
      return timed(page, { badge: readBadge }, () => button.tap())
    },
  },
  {
    name: 'filter tick',
    path: '/collections?filters=open',
    device: desktop,
    measure: async (page) => {
      const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'On Sale' })
      await box.scrollIntoViewIfNeeded()
      return timed(page, { 'first change': readListing, 'new products': readProducts }, () => box.click())
    },
  },
  {
    name: 'menu',
    path: '/',
    device: phone,
    measure: (page) => {
      const button = page.getByRole('button', { name: 'Menu', exact: true })
      return timed(page, { 'menu open': readDialog }, () => button.tap())
    },
  },
  {
    name: 'product from a card',
    path: '/collections',
    device: phone,
    measure: async (page) => {
      const link = page.getByRole('article').first().getByRole('link').first()
      await link.scrollIntoViewIfNeeded()
      return timed(page, { heading: readHeading }, () => link.tap())
    },
  },
]

/** Waits until a page is hydrated and idle. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

// In the page, each.

const readBadge: Reading = () => document.querySelector('header a[href="/cart"]')?.textContent ?? ''

const readHeading: Reading = () => document.querySelector('main h1')?.textContent ?? ''

const readDialog: Reading = () => {
  const dialog = document.querySelector('[role="dialog"]')
  return dialog && dialog.getClientRects().length > 0 ? 'open' : ''
}

const readListing: Reading = () => {
  const isBusy = document.querySelector('main [aria-busy="true"]') !== null
  const ticked = [...document.querySelectorAll<HTMLInputElement>('aside input')].filter(({ checked }) => checked).length
  return `${isBusy} ${ticked}`
}

const readProducts: Reading = () => {
  if (document.querySelector('main [aria-busy="true"]')) return ''
  return [...document.querySelectorAll('main article')].map(({ textContent }) => textContent).join(' ')
}
