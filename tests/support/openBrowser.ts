import { chromium, type Browser } from 'playwright'
import { findChromium, launchArgs } from '../browser/chromium.ts'

/** The browser every test of the built shop looks through. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({ executablePath, args: [...launchArgs], env: { ...process.env, ...env } })
}

/** The three widths the shop is looked at, px. */
export const viewports = {
  phone: { width: 360, height: 780 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
} as const
