import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What sonner offers no setting for is read in its own text: an upgrade that changes a figure fails here.
const source = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')

test.each([
  ['a message is swept away by 45 px', 'const SWIPE_THRESHOLD = 45;'],
  ['a message is 356 px wide', 'const TOAST_WIDTH = 356;'],
])('%s', (_sentence, line) => {
  expect(source).toContain(line)
})
