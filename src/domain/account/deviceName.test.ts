import { expect, test } from 'vitest'
import { deviceNameOf } from './deviceName.ts'

test.each([
  ['Linux x86 Linux HeadlessChrome/153.0.8010.0;Not_A Brand/8.0.0.0;Chromium/153.0.8010.0', 'Chrome on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36', 'Chrome on Android'],
  [
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 OPR/115.0', 'Opera on Windows'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) FxiOS/130.0 Mobile Safari/604.1', 'Firefox on iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1', 'Safari on Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/130.0 Safari/537.36', 'Chrome on Chromebook'],
  ['Firefox/130.0', 'Firefox'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['curl/8', 'Unnamed device'],
  [undefined, 'Unnamed device'],
])('%j is shown as %j', (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name))
