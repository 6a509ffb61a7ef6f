import { expect, it } from 'vitest'
import type { IdentityRecords } from '#server/identity/identityRecords.ts'

/** What every store of the records of accounts does. */
export function identityRecordsSuite(records: () => IdentityRecords): void {
  const valueOf = async (kind: string, key: string) => (await records().get(kind, key))?.value
  const put = (kind: string, key: string, value: string, version?: string, expiresAt: number | null = null) =>
    records().put(kind, key, { value, expiresAt }, version)

  it('finds a record as it was kept, by kind and key', async () => {
    const value = JSON.stringify({ text: 'മീര 😀 \'";--', number: 2 ** 53 })
    expect(await put('a', 'key', value, undefined, 1_795_266_460_727)).toBe(true)
    expect(await put('b', 'key', '{}')).toBe(true)
    expect(await records().get('a', 'key')).toMatchObject({ value, expiresAt: 1_795_266_460_727 })
    expect(await records().get('b', 'key')).toMatchObject({ value: '{}', expiresAt: null })
    for (const key of ['', 'KEY', 'ke_', '%', "' or 1=1 --", 'x'.repeat(2048)]) {
      expect(await records().get('a', key)).toBeUndefined()
    }
  })

  it('overwrites only the version that was named', async () => {
    expect(await put('c', 'key', '1')).toBe(true)
    expect(await put('c', 'key', '2')).toBe(false)
    const first = await records().get('c', 'key')
    expect(await put('c', 'key', '2', first?.version)).toBe(true)
    expect(await put('c', 'key', '3', first?.version)).toBe(false)
    expect(await put('c', 'other', '3', first?.version)).toBe(false)
    expect(await valueOf('c', 'key')).toBe('2')
    expect(await valueOf('c', 'other')).toBeUndefined()
  })

  it('lets one of many concurrent writers succeed', async () => {
    const created = await Promise.all(Array.from({ length: 12 }, (_, index) => put('d', 'key', String(index))))
    expect(created.filter(Boolean)).toHaveLength(1)
    const { version } = (await records().get('d', 'key')) ?? {}
    const changed = await Promise.all(Array.from({ length: 12 }, (_, index) => put('d', 'key', `n${index}`, version)))
    expect(changed.filter(Boolean)).toHaveLength(1)
    expect(await valueOf('d', 'key')).toBe(`n${changed.indexOf(true)}`)
  })

  it('gives a record that was deleted and created again a new version', async () => {
    await put('e', 'key', '1')
    const { version } = (await records().get('e', 'key')) ?? {}
    await records().delete('e', 'key')
    await records().delete('e', 'key')
    expect(await put('e', 'key', '2', version)).toBe(false)
    expect(await put('e', 'key', '2')).toBe(true)
    expect(await put('e', 'key', '3', version)).toBe(false)
  })

  it('deletes what has expired, and nothing else', async () => {
    await put('f', 'old', '1', undefined, 1000)
    await put('f', 'due', '1', undefined, 2000)
    await put('f', 'ever', '1')
    await records().deleteExpired(2000)
    expect([await valueOf('f', 'old'), await valueOf('f', 'due'), await valueOf('f', 'ever')]).toEqual([
      undefined,
      '1',
      '1',
    ])
  })

  it('lists all records in pages, of every kind', async () => {
    for (const kind of ['listed', 'list']) for (const key of ['b', 'a', '😀', '\uff5a']) await put(kind, key, '{}')
    const all = await records().list(1000)
    expect(all).toContainEqual({ kind: 'list', key: '😀', ...(await records().get('list', '😀')) })
    expect(new Set(all.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(all.length)
    const paged = []
    for (;;) {
      const page = await records().list(3, paged.at(-1))
      paged.push(...page)
      if (page.length < 3) break
    }
    expect(paged).toEqual(all)
  })
}
