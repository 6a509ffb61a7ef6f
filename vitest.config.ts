import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { picturedGlobals } from './.storybook/modes.ts'
import { findChromium, launchArgs, pictureArgs } from './tests/browser/chromium.ts'
import { storyPackages } from './tests/browser/storyPackages.ts'
import { comparePicture } from './tests/visual/comparePicture.ts'
import { pictureVerdict } from './tests/visual/verdict.ts'

const root = import.meta.dirname
const browser = await findChromium()
const pictures = pictureVerdict(browser, process, process.env.PICTURES)
if (!pictures.compared) console.warn(`Pictures are not compared: ${pictures.why}.`)

/** Polling waits as long as a busy machine may need: Vitest's default, one second, suits a fast one. */
const longPoll = { poll: { timeout: 60_000 } }

/** Only to end hangs: some tests read a whole catalogue or render every textile, and a busy machine takes ten times as long. */
const hangs = { testTimeout: 300_000, hookTimeout: 300_000 }

const servers = ['tests/{api,backOffice,benchmarks,contract,durability,fuzz,identity,images,postgres}/**/*.test.ts']

/**
 * Four projects: `unit` (rules, in Node), `servers` (contracts, stores and services), `repo` (boundaries,
 * and whatever builds the shop or reads its pages) and `stories` (every story in a real browser:
 * rendered, played, checked by axe and compared as pictures). Playwright's configuration has the fifth, `journeys`.
 */
export default defineConfig({
  test: {
    // A picture or a snapshot is accepted on purpose (-u), never because it is the first.
    update: 'none',
    attachmentsDir: '.cache/vitest',
    // Storybook asks React for act() in every story, but toasts and menus also render by timers, in a real browser.
    onConsoleLog: (log) => !/not (?:wrapped in|configured to support) act\(/.test(log),
    projects: [
      {
        test: {
          name: 'unit',
          expect: longPoll,
          environment: 'node',
          ...hangs,
          include: ['src/**/*.test.ts', 'mocks/**/*.test.ts', 'server/**/*.test.ts', 'demo/**/*.test.ts'],
          // A worker keeps its modules for all files: loading them again for each took two fifths of the time.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'servers',
          expect: longPoll,
          environment: 'node',
          include: servers,
          ...hangs,
          // They can run in parallel: each starts what it needs on its own ports and in its own folders.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'repo',
          expect: longPoll,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: servers,
          ...hangs,
          // As above; what builds the shop builds it in a folder of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // The shop's plugins, so that a story is built as the shop is.
        extends: './vite.config.ts',
        plugins: [
          storybookTest({
            configDir: join(root, '.storybook'),
            initialGlobals: {
              viewport: { value: process.env.VIEWPORT ?? 'desktop', isRotated: false },
              ...picturedGlobals,
            },
          }),
        ],
        optimizeDeps: { include: storyPackages(root) },
        test: {
          name: 'stories',
          // Only to end hangs: a query in a story may wait 30 s on a busy machine, and screenshots are taken after it.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // One frame for all files of a worker: a frame for each file takes a third to a half longer.
          isolate: false,
          sequence: { groupOrder: 3 },
          // Each spends much of its time waiting for its browser.
          maxWorkers: 3,
          setupFiles: ['./tests/visual/takePictures.ts'],
          provide: { pictures, reports: process.env.VITEST_STORYBOOK === 'true' },
          globalSetup: ['./tests/visual/differencePage.ts'],
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 900 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: browser.executablePath,
                args: [...launchArgs, ...pictureArgs],
                env: { ...process.env, ...browser.env },
              },
              contextOptions: {
                reducedMotion: 'reduce',
                deviceScaleFactor: 1,
                locale: 'en-IN',
                timezoneId: 'Asia/Kolkata',
              },
            }),
            commands: { comparePicture: comparePicture(root) },
          },
        },
      },
    ],
  },
})
