import { expect, it } from 'vitest'
import { checkBuildSettings } from './checkBuildSettings.ts'

it.each([
  [{ VITE_SITE_URL: 'shop.example' }, "VITE_SITE_URL is 'shop.example'; it takes an address such as"],
  [{ VITE_SITE_URL: 'javascript:alert' }, "VITE_SITE_URL is 'javascript:alert'"],
  [{ VITE_API_BASE: 'https://api.example/dev/' }, "VITE_API_BASE is 'https://api.example/dev/'"],
  [{ VITE_API_BASE: 'api.example/dev' }, "VITE_API_BASE is 'api.example/dev'"],
  [{ VITE_USER_POOL_ID: 'ap-south-1_AbCdEf123' }, 'VITE_USER_POOL_ID and VITE_USER_POOL_CLIENT_ID belong together'],
  [{ VITE_GOOGLE_CLIENT_ID: 'two words' }, "VITE_GOOGLE_CLIENT_ID is 'two words'; it takes an id without spaces."],
  [{ VITE_STORE_READ_KEY: 'two words' }, 'VITE_STORE_READ_KEY takes letters'],
])('refuses %j', (env, message) => {
  expect(() => checkBuildSettings(env)).toThrow(message)
})

it.each([
  {},
  { VITE_API_BASE: '/dev', VITE_SITE_URL: 'https://shop.example' },
  { VITE_API_BASE: 'https://api.example/shop/dev', VITE_SITE_URL: '' },
  { VITE_USER_POOL_ID: 'ap-south-1_AbCdEf123', VITE_USER_POOL_CLIENT_ID: 'a1b2' },
  // The server's own variables are not the build's.
  { SITE_URL: 'shop.example' },
])('accepts %j', (env) => {
  expect(() => checkBuildSettings(env)).not.toThrow()
})
