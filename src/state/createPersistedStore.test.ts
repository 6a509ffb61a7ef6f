import { describe, expect, test, vi } from 'vitest'
import { simulatedDevice } from '#tests/support/simulatedTab.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync, rehydrateStores } from './keepInSync.ts'
import { quarantineKey } from './persistedEntry.ts'

const device = simulatedDevice()

const readNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : undefined

/** A list of names that was one text in version 1, and a list under another name in version 2. */
const open = (formerKeys: readonly string[] = []) => {
  const store = createPersistedStore<'names', readonly string[]>({
    key: 'shop.names',
    formerKeys,
    field: 'names',
    initial: [],
    version: 3,
    migrations: {
      1: (state) => ({ list: String(Object(state).text).split(' ') }),
      2: (state) => ({ names: Object(state).list }),
    },
    read: readNames,
  })
  return { store, add: (name: string) => store.getState().change((names) => [...names, name]) }
}

describe('a stored entry', () => {
  test('a stored entry that another tab removed is not written back over later changes', () => {
    const [one, other] = [open(), open()]
    one.add('a')
    device.removeItem('shop.names')
    one.store.getState().rehydrate()
    other.add('b')
    one.store.getState().rehydrate()
    expect(one.store.getState().names).toEqual(['b'])
    expect(device.getItem('shop.names')).not.toContain('"a"')
  })

  test.each([
    [1, { text: 'a b' }],
    [2, { list: ['a', 'b'] }],
    [3, { names: ['a', 'b'] }],
  ])('a stored entry of version %i is migrated, and written in the current one', (version, state) => {
    device.setItem('shop.names', JSON.stringify({ state, version }))
    const { store, add } = open()
    expect(store.getState()).toMatchObject({ names: [], isReady: false })
    store.getState().rehydrate()
    expect(store.getState()).toMatchObject({ names: ['a', 'b'], isReady: true, wasQuarantined: false })
    add('c')
    expect(JSON.parse(device.getItem('shop.names') ?? '')).toEqual({
      state: { names: ['a', 'b', 'c'] },
      version: 3,
      changes: expect.any(Object),
    })
  })

  test.each([
    ['of a migration that throws', JSON.stringify({ state: null, version: 2 })],
    ['of no known version', JSON.stringify({ state: { names: [] }, version: 0 })],
    ['of another shape', JSON.stringify({ state: { names: [7] }, version: 3 })],
    ['of no JSON', '{'],
  ])('a stored entry %s is quarantined', (_what, text) => {
    device.setItem('shop.names', text)
    const { store } = open()
    store.getState().rehydrate()
    expect(store.getState()).toMatchObject({ names: [], isReady: true, wasQuarantined: true })
    expect([device.getItem('shop.names'), device.getItem(quarantineKey('shop.names'))]).toEqual([null, text])
  })

  test('a stored entry that was quarantined is told of on every page, also beside a new one, until it is dismissed', () => {
    device.setItem('shop.names', '{')
    open().store.getState().rehydrate()
    const told = () => {
      const { store } = open()
      store.getState().rehydrate()
      return store.getState().wasQuarantined
    }
    expect(told()).toBe(true)
    open().add('a')
    expect(told()).toBe(true)
    const later = JSON.stringify({ state: { names: { later: ['a'] } }, version: 4 })
    device.setItem('shop.names', later)
    expect(told()).toBe(true)
    const { store } = open()
    store.getState().rehydrate()
    store.getState().dismissQuarantined()
    expect([store.getState().wasQuarantined, told()]).toEqual([false, false])
    expect(device.getItem(quarantineKey('shop.names'))).toBe('{')
  })

  test('a stored entry of a later release is left as it is, and changes are kept in memory', () => {
    const text = JSON.stringify({ state: { names: { later: ['a'] } }, version: 4 })
    device.setItem('shop.names', text)
    const { store, add } = open()
    store.getState().rehydrate()
    add('b')
    store.getState().rehydrate()
    expect(store.getState()).toMatchObject({ names: ['b'], isReady: true, wasQuarantined: false })
    expect(store.getState().unsaved).toHaveLength(1)
    expect([...device.entries]).toEqual([['shop.names', text]])
  })

  test('a stored entry under a former key is read, and moves with the next change', () => {
    const text = JSON.stringify({ state: { names: ['a'] }, version: 3 })
    device.setItem('old.names', text)
    const { store, add } = open(['shop.list', 'old.names'])
    store.getState().rehydrate()
    expect(store.getState().names).toEqual(['a'])
    device.isFull = true
    add('b')
    expect(device.getItem('old.names')).toBe(text)
    device.isFull = false
    store.getState().rehydrate()
    expect(JSON.parse(device.getItem('shop.names') ?? '')).toEqual({
      state: { names: ['a', 'b'] },
      version: 3,
      changes: expect.any(Object),
    })
    expect(device.getItem('old.names')).toBeNull()
  })

  test('a stored entry under a former key that cannot be read is quarantined under the current one', () => {
    device.setItem('old.names', '{')
    open(['old.names']).store.getState().rehydrate()
    expect([...device.entries]).toEqual([
      [quarantineKey('shop.names'), '{'],
      ['shop.names.untold', 'true'],
    ])
  })
})

test('a store created after the others were read is read at once', () => {
  device.setItem('shop.names', JSON.stringify({ state: { names: ['a'] }, version: 3 }))
  rehydrateStores('none of them')
  const store = keepInSync(open().store)
  expect(store.getState().names).toEqual(['a'])
  device.setItem('shop.names', JSON.stringify({ state: { names: ['b'] }, version: 3 }))
  rehydrateStores('shop.names')
  expect(store.getState().names).toEqual(['b'])
})

test('without storage a store works for as long as the page is open', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { store, add } = open()
  store.getState().rehydrate()
  add('a')
  store.getState().rehydrate()
  add('b')
  expect(store.getState()).toMatchObject({ names: ['a', 'b'], isReady: true, wasQuarantined: false })
})

test('a value stored after another tab removed the entry is kept', () => {
  const openName = () =>
    createPersistedStore<'name', string | undefined>({
      key: 'shop.name',
      field: 'name',
      initial: undefined,
      version: 1,
      read: (value) => (typeof value === 'string' ? value : undefined),
    })
  const [one, other] = [openName(), openName()]
  one.getState().change(() => 'Lakshmi')
  one.getState().change(() => undefined)
  other.getState().change(() => 'Meera')
  one.getState().rehydrate()
  expect(one.getState().name).toBe('Meera')
  expect(device.getItem('shop.name')).toContain('Meera')
})
