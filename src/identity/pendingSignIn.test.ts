import { identityLimits } from '#domain/account/identityLimits.ts'
import { describe, expect, test } from 'vitest'
import { createTokenStorage } from './amplify/tokenStorage.ts'
import type { DeviceStorage } from './deviceStorage.ts'
import { pendingSignIn } from './pendingSignIn.ts'
import { pendingSignUp } from './pendingCode.ts'

function simulatedDevice(isFull = false) {
  const areas = { local: new Map<string, string>(), session: new Map<string, string>() }
  const device: DeviceStorage = {
    read: (key, area) => areas[area].get(key),
    write: (key, text, area) => !isFull && Boolean(areas[area].set(key, text)),
    remove: (key, area) => areas[area].delete(key),
  }
  return { areas, device }
}

describe('a pending sign-in', () => {
  const entry = { step: { name: 'totpCode' }, email: 'anu@example.com', remember: true } as const

  test('a pending sign-in is kept in the tab for three minutes after its last step', () => {
    const { areas, device } = simulatedDevice()
    let now = 0
    const pending = pendingSignIn(device, () => now)
    pending.write(entry)
    expect([areas.local.size, areas.session.size]).toEqual([0, 1])
    now = 179_999
    expect(pending.read()).toEqual(entry)
    now = 180_000
    expect(pending.read()).toBeUndefined()
  })

  test('a pending sign-in is kept in memory where nothing can be stored', () => {
    const { device } = simulatedDevice(true)
    let now = 0
    const pending = pendingSignIn(device, () => now)
    pending.write(entry)
    expect(pending.read()).toEqual(entry)
    now = 180_000
    expect(pending.read()).toBeUndefined()
    pending.write(entry)
    pending.remove()
    expect(pending.read()).toBeUndefined()
  })

  test('a pending sign-in that cannot be read is ignored', () => {
    const { areas, device } = simulatedDevice()
    areas.session.set('shop.signin', '{')
    expect(pendingSignIn(device, () => 0).read()).toBeUndefined()
  })
})

describe('a sign-up that waits for its code', () => {
  const entry = { email: 'anu@example.com', destination: 'a***@e***' }

  test('a sign-up that waits for its code is kept in the tab as long as its code is valid', () => {
    const { areas, device } = simulatedDevice()
    let now = 0
    const pending = pendingSignUp(device, () => now)
    pending.write(entry)
    expect([areas.local.size, areas.session.size]).toEqual([0, 1])
    now = identityLimits.codeLifeMs['sign-up'] - 1
    expect(pending.read()).toEqual(entry)
    now += 1
    expect(pending.read()).toBeUndefined()
  })

  test.each(['{', 'null', '{"until":9}'])('stored as %s is ignored', (text) => {
    const { areas, device } = simulatedDevice()
    areas.session.set('shop.signup', text)
    expect(pendingSignUp(device, () => 0).read()).toBeUndefined()
  })
})

describe('tokens', () => {
  test('tokens are in the storage that the shopper has chosen, where a new page finds them', async () => {
    const { areas, device } = simulatedDevice()
    const tokens = createTokenStorage(device, 'shop')
    expect(tokens.area()).toBe('local')
    tokens.use('session')
    await tokens.setItem('CognitoIdentityServiceProvider.shop.LastAuthUser', 'anu')
    expect([areas.local.size, areas.session.size]).toEqual([0, 1])
    expect(createTokenStorage(device, 'shop').area()).toBe('session')
    await tokens.removeItem('CognitoIdentityServiceProvider.shop.LastAuthUser')
    expect(createTokenStorage(device, 'shop').area()).toBe('local')
  })

  test('tokens last as long as the page when nothing can be stored', async () => {
    const tokens = createTokenStorage(simulatedDevice(true).device, 'shop')
    await tokens.setItem('a', '1')
    expect(await tokens.getItem('a')).toBe('1')
    await tokens.removeItem('a')
    expect(await tokens.getItem('a')).toBeNull()
  })
})
