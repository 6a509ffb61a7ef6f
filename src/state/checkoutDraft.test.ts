import { beforeEach, expect, test, vi } from 'vitest'
import { emptyAddress } from '#domain/address/address.ts'
import { simulatedDevice } from '#tests/support/simulatedTab.ts'
import { useCheckoutDraftStore } from './checkoutDraft.ts'
import { forgetUser, storeUser } from './user.ts'

const device = simulatedDevice()
const form = { ...emptyAddress, fullName: 'Lakshmi Nair', city: 'Kochi', state: 'Kerala' }
const draft = () => useCheckoutDraftStore.getState()
/** What a reload leaves: the entry of the tab. */
function reload() {
  useCheckoutDraftStore.setState(useCheckoutDraftStore.getInitialState(), true)
  draft().rehydrate()
}

beforeEach(() => useCheckoutDraftStore.setState(useCheckoutDraftStore.getInitialState(), true))

test('the typed address survives a reload of the tab, but not its validation', () => {
  draft().check(form)
  expect(draft()).toMatchObject({ draft: { form }, isChecked: true })
  reload()
  expect(draft()).toMatchObject({ draft: { form }, isChecked: false })
  expect([...device.entries.keys()]).toEqual([])
})

test('a reload while an order is placed is noticed, until the address is edited', () => {
  draft().check(form)
  draft().setPlacing(true)
  reload()
  expect(draft().draft?.isPlacing).toBe(true)
  draft().edit(form)
  expect(draft().draft).toEqual({ form })
  draft().setPlacing(true)
  draft().setPlacing(false)
  reload()
  expect(draft().draft).toEqual({ form })
})

test('payment method and gift note survive a reload, and an address that is edited', () => {
  const payment = { method: 'card', giftNote: 'For Amma' } as const
  draft().check(form)
  draft().choosePayment(payment)
  draft().edit({ ...form, city: 'Thrissur' })
  draft().setPlacing(true)
  reload()
  expect(draft().draft).toEqual({ form: { ...form, city: 'Thrissur' }, payment, isPlacing: true })
  draft().forget()
  draft().edit(form)
  expect(draft().draft).toEqual({ form })
})

test('the address is removed from the tab with its order, and kept in memory for the receipt', () => {
  draft().check(form)
  draft().forget('PW1')
  expect(draft()).toMatchObject({
    draft: undefined,
    isChecked: false,
    isCleared: false,
    sent: { orderId: 'PW1', form },
  })
  expect(sessionStorage.getItem('shop.address')).toBeNull()
  draft().forget()
  expect(draft().sent).toBeUndefined()
})

test('the address of one shopper is gone when a tab that was asleep finds another', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const anu = { email: 'anu@shop.test', firstName: 'Anu', lastName: 'Menon', provider: 'pool' } as const
  storeUser(anu, 'local')
  storeUser({ ...anu, email: 'uma@shop.test' }, 'local')
  expect(draft().isCleared).toBe(false)
  storeUser(anu, 'local')
  draft().edit(form)
  storeUser({ ...anu, firstName: 'Anupama' }, 'local')
  expect(draft().draft?.form).toEqual(form)
  storeUser({ ...anu, email: 'meera@shop.test' }, 'local')
  expect(draft()).toMatchObject({ draft: undefined, isCleared: true })
  forgetUser()
  expect(draft().isCleared).toBe(true)
  draft().edit(form)
  expect(draft().isCleared).toBe(false)
})

test('a reload keeps the address of a shopper of this tab alone, who hides the one of the device', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const anu = { email: 'anu@shop.test', firstName: 'Anu', lastName: 'Menon', provider: 'pool' } as const
  storeUser({ ...anu, email: 'meera@shop.test' }, 'local')
  storeUser(anu, 'session')
  draft().edit(form)
  vi.resetModules()
  const reloaded = await import('./checkoutDraft.ts')
  const { rehydrateStores } = await import('./keepInSync.ts')
  rehydrateStores(null)
  expect(reloaded.useCheckoutDraftStore.getState().draft).toMatchObject({ form, account: anu.email })
})

test('an emptied form is not an unreadable entry', () => {
  draft().edit(emptyAddress)
  reload()
  expect(draft()).toMatchObject({ draft: { form: emptyAddress }, wasQuarantined: false })
})
