import { expect, test as base } from '@playwright/test'
import { consoleErrorsOf } from './consoleErrors.ts'
import { sharedOrigin } from './sharedShop.ts'
import { stateAtFailure } from './stateAtFailure.ts'

interface JourneyFixtures {
  /** What `page` has complained of so far. */
  consoleErrors: string[]
  /** Whether a test fails when something is left in `consoleErrors` at its end; true unless a file says otherwise. */
  quiet: boolean
  /** Adds to the list of failures what the pages of a failed test show, and which requests failed. */
  explained: void
}

/** A test of the built shop: a page of its own, on the server that all journeys share. */
export const test = base.extend<JourneyFixtures>({
  quiet: [true, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from the pattern, and it needs none
  baseURL: async ({}, provide) => provide(sharedOrigin()),
  consoleErrors: [
    async ({ page, quiet }, provide) => {
      const consoleErrors = consoleErrorsOf(page)
      await provide(consoleErrors)
      if (quiet) expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
  explained: [
    async ({ context }, provide, testInfo) => {
      const describe = stateAtFailure(context)
      await provide()
      if (testInfo.errors.length === 0) return
      const lines = await describe()
      testInfo.annotations.push(...lines.map((description) => ({ type: 'state', description })))
    },
    { auto: true },
  ],
})

/** Where the shared shop is served: 'http://localhost:40123'. */
export const origin = sharedOrigin

/** Expects of something that may take a moment: `read` is called again until the assertion's timeout. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { intervals: [20, 50, 100, 200] })
}
