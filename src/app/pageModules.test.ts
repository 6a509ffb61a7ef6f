import { expect, test, vi } from 'vitest'
import { endOpening, openPage } from './pageModules.ts'

// The pages themselves need the bundler's styles.
vi.mock('#features/shared/importWithRetry.ts', () => ({ importWithRetry: async () => ({ CartPage: () => null }) }))

test('a page that has suspended is rendered again with the same promise, until it is shown', async () => {
  const opening = openPage('cart')
  expect(openPage('cart')).toBe(opening)
  await opening
  expect(openPage('cart')).toBe(opening)
  endOpening()
  const shown = openPage('cart')
  expect(shown.status).toBe('fulfilled')
  expect(openPage('cart')).toBe(shown)
})
