import { afterEach, expect, test, vi } from 'vitest'
import { adviceFor, findChromium } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('a browser is found, seen to start and named', async () => {
  vi.stubEnv('CHROME_PATH', undefined)
  expect((await findChromium()).version).toMatch(/\d+\.\d+/)
})

test('a CHROME_PATH that does not start is refused rather than passed over', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome')
  await expect(findChromium()).rejects.toThrow(/\/nowhere\/chrome[^]*\nunset CHROME_PATH$/)
})

test('where libraries are missing the last line installs them', () => {
  const refusal = 'chromium: error while loading shared libraries: libnss3.so: cannot open shared object file'
  expect(adviceFor([refusal], 'linux').split('\n').at(-1)).toMatch(/apt-get install -y libnss3 libnspr4 libexpat1$/)
})

test('where there is no browser at all the last line names one', () => {
  expect(adviceFor(['no such file'], 'darwin').split('\n').at(-1)).toBe('CHROME_PATH=/path/to/chrome npm test')
})
