import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openSqlite } from './openSqlite.ts'

const page = { order: [], limit: 10, skip: 0 }

const withKey = (key: string) => ({ kind: 'compare', column: 'key', comparison: 'eq', value: key }) as const

/** Opens a new file; `termsIn` lists its terms without their ids. */
async function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-terms-'))
  const file = join(folder, 'shop.sqlite')
  const { catalogue, close } = await openSqlite({ file })
  const beside = new DatabaseSync(file, { readOnly: true })
  return {
    catalogue,
    termsIn: () => beside.prepare('select list, value from terms order by list, value').all(),
    close: async () => {
      beside.close()
      await close()
      rmSync(folder, { recursive: true })
    },
  }
}

it('keeps no term of a text that was replaced, or of a product that was deleted', async () => {
  const { catalogue, termsIn, close } = await opened()
  await catalogue.create([{ entityId: 'kasavu', description: 'A border of gold thread' }])
  const before = termsIn()
  expect(before).toContainEqual({ list: 'pair of description', value: 'gold thread' })

  await catalogue.create([{ entityId: 'ajrakh', description: 'Sixteen stages of gold' }])
  await catalogue.update(withKey('kasavu'), { description: 'Words that nothing else has' })
  expect(termsIn()).not.toContainEqual({ list: 'pair of description', value: 'gold thread' })
  expect(termsIn()).toContainEqual({ list: 'piece of description', value: 'gold' })

  await catalogue.update(withKey('kasavu'), { description: 'A border of gold thread' })
  await catalogue.remove(withKey('ajrakh'))
  expect(termsIn()).toEqual(before)
  await catalogue.remove(withKey('kasavu'))
  expect(termsIn()).toEqual([])
  await close()
})

it('finds the right products where a new term has the id of one that was deleted', async () => {
  const { catalogue, close } = await opened()
  const found = async (word: string) =>
    (await catalogue.read({ ...page, condition: { kind: 'words', of: [word] } })).total
  await catalogue.create([{ entityId: 'kept', name: 'Kasavu' }])
  for (const [name, before] of [
    ['Ajrakh', 'none'],
    ['Bandhani', 'ajrakh'],
    ['Chanderi', 'bandhani'],
  ] as const) {
    await catalogue.create([{ entityId: name, name }])
    expect([await found(name.toLowerCase()), await found(before), await found('kasavu')]).toEqual([1, 0, 1])
    await catalogue.remove(withKey(name))
    expect([await found(name.toLowerCase()), await found('kasavu')]).toEqual([0, 1])
  }
  await close()
})
