import { expect, it } from 'vitest'
import { readServerSettings } from '#server/settings.ts'

const allowed = (text?: string) => readServerSettings({ ALLOWED_ORIGINS: text }, '/').allowedOrigins

it.each([
  [undefined, []],
  ['', []],
  [' , ', []],
  ['https://studio.example', ['https://studio.example']],
  [' https://studio.example , http://localhost:6006,', ['https://studio.example', 'http://localhost:6006']],
])('reads ALLOWED_ORIGINS %o', (text, origins) => {
  expect(allowed(text)).toEqual(origins)
})

it.each([
  '*',
  'null',
  'studio.example',
  'https://studio.example/',
  'https://studio.example/a',
  'HTTPS://studio.example',
  'ftp://studio.example',
])('refuses %s, and says what it takes', (origin) => {
  expect(() => allowed(`http://localhost:6006, ${origin}`)).toThrow(
    `ALLOWED_ORIGINS holds '${origin}'; it takes origins such as https://studio.example, with commas between them.`,
  )
})
