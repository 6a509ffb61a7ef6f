import type { Browser } from 'playwright'
import { phone } from '#tests/support/devices.ts'
import { firstLoad } from '#tests/support/firstLoad.ts'
import { warmPictures } from '#tests/support/warmPictures.ts'
import { pagePaths, targetOf, type PageName, type Site } from './sites.ts'

const pageNames = Object.keys(pagePaths) as PageName[] // the keys of that very object

/** Visits every page once, and waits until the server has made the pictures it will answer with. */
export async function warmUp(browser: Browser, site: Site): Promise<void> {
  for (const name of pageNames) {
    const target = targetOf(site, name)
    if (!target) continue
    const { storageState } = target
    const { pictures } = await firstLoad(browser, target.address, phone, storageState ? { storageState } : {})
    await warmPictures(site.origin, pictures)
  }
}
