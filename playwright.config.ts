import { defineConfig } from '@playwright/test'
import { findChromium, launchArgs } from './tests/browser/chromium.ts'

const { executablePath, env } = await findChromium()

/**
 * The journeys: what a shopper does in the built shop, in a real browser. One server for all, one browser for each
 * worker and a new context for each test.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its settings from nowhere else
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/journeys',
  globalSetup: './tests/support/sharedShop.ts',
  fullyParallel: true,
  workers: 2,
  // A flake is a fault of the test or of the shop, and has to be seen.
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Only to end hangs: a busy machine takes ten times as long.
  expect: { timeout: 45_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...launchArgs], env: { ...process.env, ...env } },
    // Snapshots of every action took a seventh of the journeys' time; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false, attachments: false },
    screenshot: 'only-on-failure',
  },
})
