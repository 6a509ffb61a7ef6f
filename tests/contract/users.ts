import { expect, it } from 'vitest'
import type { UserRecord } from '#contract/users.ts'
import { DuplicateUser, type Users } from '#server/app/users.ts'

function user(name: string, rest: Partial<UserRecord> = {}): UserRecord {
  const time = '2026-11-21T06:30:00.000Z'
  const email = `${name}@shop.test`
  return { userId: `id-${name}`, email, name, tenantId: 'padma-weaves', createdAt: time, updatedAt: time, ...rest }
}

/** What every store of users does. */
export function usersSuite(users: () => Users): void {
  it('finds a user as they were kept, and nobody else', async () => {
    const whole = user('meera', { phoneNumber: '98470 00000', address: 'TC 1/2\nTrivandrum', name: "മീര D'Souza" })
    await users().create(whole)
    await users().create(user('arun'))
    expect(await users().find(whole.email)).toEqual(whole)
    expect(await users().find('arun@shop.test')).toEqual(user('arun'))
    for (const email of ['nobody@shop.test', '', '%', "' or 1=1 --", 'meera@shop.tes_']) {
      expect(await users().find(email)).toBeUndefined()
    }
  })

  it('refuses an address or a userId that is taken, and keeps what is there', async () => {
    const first = user('first')
    await users().create(first)
    await expect(users().create({ ...first, userId: 'another' })).rejects.toThrow(DuplicateUser)
    await expect(users().create({ ...user('second'), userId: first.userId })).rejects.toThrow(DuplicateUser)
    expect(await users().find(first.email)).toEqual(first)
    expect(await users().find('second@shop.test')).toBeUndefined()
  })

  it('removes the user of an address, and nobody else', async () => {
    await users().create(user('leaving'))
    await users().create(user('staying'))
    await users().remove('leaving@shop.test')
    await users().remove('nobody@shop.test')
    expect(await users().find('leaving@shop.test')).toBeUndefined()
    expect(await users().find('staying@shop.test')).toEqual(user('staying'))
    await users().create(user('leaving', { name: 'Another' }))
    expect((await users().find('leaving@shop.test'))?.name).toBe('Another')
  })

  it('lists all users in pages', async () => {
    for (const name of ['b', 'ä', 'a', '😀', '\uff5a']) await users().create(user(`listed-${name}`))
    const all = await users().list(1000)
    expect(all).toContainEqual(user('listed-😀'))
    expect(new Set(all.map(({ email }) => email)).size).toBe(all.length)
    const paged = []
    for (;;) {
      const page = await users().list(2, paged.at(-1)?.email)
      paged.push(...page)
      if (page.length < 2) break
    }
    expect(paged).toEqual(all)
  })

  it('lets one of many concurrent sign-ups have an address', async () => {
    const tries = Array.from({ length: 12 }, (_, index) => users().create(user('contested', { userId: `c-${index}` })))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    // A reason may be anything.
    const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    expect(reasons.every((reason) => reason instanceof DuplicateUser)).toBe(true)
  })
}
