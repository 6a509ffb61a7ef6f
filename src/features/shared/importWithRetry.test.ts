import { expect, test } from 'vitest'
import { importWithRetry } from './importWithRetry.ts'

test('on the server the error of a module that is missing is its own', async () => {
  expect('location' in globalThis).toBe(false)
  const missing = new TypeError("Cannot find module 'file:///shop/dist/server/assets/HomePage.js'")
  await expect(importWithRetry(() => Promise.reject(missing))).rejects.toBe(missing)
})
