import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackOfficeClient } from '#api/backOffice.ts'
import { postToStore } from '#api/postToStore.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { startShop, type ShopProcess } from '#tests/durability/shopProcess.ts'
import { temporaryFolder, type TemporaryFolder } from '#tests/support/temporaryFolder.ts'
import { startCatalogue } from './runCatalogue.ts'
import { writeProxy, type WriteProxy } from './writeProxy.ts'

const keys = { STORE_READ_KEY: 'durability-read', STORE_WRITE_KEY: 'durability-write' }
const { STORE_READ_KEY } = keys

let folder: TemporaryFolder
let shop: ShopProcess
let proxy: WriteProxy | undefined

beforeEach(async () => {
  folder = await temporaryFolder()
  shop = await startShop(join(folder.path, 'shop.sqlite'))
})

afterEach(async () => {
  proxy?.close()
  proxy = undefined
  await shop.kill()
  await folder.remove()
})

const run = (args: string, env: Readonly<Record<string, string>> = keys, url = shop.base.replace('/dev', '')) =>
  startCatalogue([...args.split(' '), '--url', url], folder.path, env).ended

const write = (file: string, lines: readonly string[]) => writeFile(join(folder.path, file), lines.join('\r\n'))

/** Every record of the shop by its key, as it is stored. */
async function stored(): Promise<Map<string, RecordFields>> {
  const connection = { base: shop.base, key: keys.STORE_WRITE_KEY }
  const { records } = await postToStore(connection, { action: 'READ', targetCollection: 'products' }, 'No products')
  return new Map(records.map(fieldsOf).map((record) => [String(record['entityId']), record]))
}

const client = () => createBackOfficeClient({ base: shop.base, writeKey: keys.STORE_WRITE_KEY })

/** So many new products that they take several requests. */
const manyRows = [
  'entityId,name,price',
  ...Array.from({ length: 230 }, (_, index) => `m-${index},Kasavu ${index},2999`),
]

test.each(['csv', 'json'])(
  'an export as %s that is imported again changes nothing, and fills another shop alike',
  async (ending) => {
    const awkward = { entityId: 'odd', name: '=1+1, "കസവു"\r\nsaree ', tags: ['a,b', "'c|d"], loom: { pit: [1, null] } }
    for (const some of [catalogueRecords.slice(0, 60), catalogueRecords.slice(60), [awkward]]) {
      await client().createProduct([...some])
    }
    await client().createProduct({ entityId: 'marked', name: 'Marked', isActive: false }, { addToBackOffice: true })
    const before = await stored()
    expect((await run(`export products.${ending}`)).output).toBe(`121 products written to products.${ending}.\n`)

    const again = await run(`import products.${ending}`)
    expect(again.output).toContain('0 created, 0 changed, 121 left as they were, 0 removed.')
    expect(await stored()).toEqual(before)

    await shop.kill()
    shop = await startShop(join(folder.path, 'other.sqlite'))
    const other = await run(`import products.${ending} --new-columns`)
    expect(other.output).toContain('121 created, 0 changed, 0 left as they were, 0 removed.')
    expect(await stored()).toEqual(before)
  },
)

test('an import creates, changes by key, removes only with --remove-missing, and --dry-run lists the changes', async () => {
  await client().createProduct([
    { entityId: 'a', name: 'One', price: 100, color: ['Gold'] },
    { entityId: 'b', name: 'Two', price: 200 },
    { entityId: 'c', name: 'Three', price: 300 },
  ])
  const before = await stored()
  await write('products.csv', ['entityId,name,price,color', 'a,One,120,', 'b,Two,200,', 'd,Four,400,Gold | Madder', ''])

  const dry = await run('import products.csv --dry-run --remove-missing', { STORE_READ_KEY })
  expect(dry.output.split('\n')).toEqual([
    'create d  Four',
    'change a  price: 100 → 120',
    'change a  color: Gold → (empty)',
    'remove c',
    'products.csv: 1 to create, 1 to change, 1 to leave as they are, 1 to remove. Nothing was written.',
    '',
  ])
  expect(dry.errors).toContain('products.csv, line 4, category: it is none of')
  expect(await stored()).toEqual(before)

  expect(await run('import products.csv')).toMatchObject({
    code: 0,
    output: 'products.csv: 1 created, 1 changed, 1 left as they were, 0 removed.\n',
    errors: expect.stringContaining('Writing 2 of 2'),
  })
  const after = await stored()
  expect(new Set(after.keys())).toEqual(new Set(['a', 'b', 'c', 'd']))
  expect(after.get('a')).toMatchObject({ name: 'One', price: 120, color: null })
  expect(after.get('d')).toMatchObject({ price: 400, color: ['Gold', 'Madder'] })
  expect(after.get('b')).toEqual(before.get('b'))

  expect((await run('import products.csv --remove-missing')).output).toContain('3 left as they were, 1 removed.')
  expect(new Set((await stored()).keys())).toEqual(new Set(['a', 'b', 'd']))
})

test('without the write key inactive products are neither exported nor compared, and it says so', async () => {
  await client().createProduct([
    { entityId: 'a', name: 'Offered' },
    { entityId: 'b', name: 'Withdrawn', isActive: false },
  ])
  const exported = await run('export products.csv', { STORE_READ_KEY })
  expect(exported.output).toBe('1 product written to products.csv.\n')
  expect(exported.errors).toContain('Inactive products are not among them: STORE_WRITE_KEY is not set.')
  expect((await run('import products.csv --dry-run', { STORE_READ_KEY })).errors).toContain('the active products alone')
  // With the write key the file seems to lack the withdrawn product.
  const told = 'Inactive products are removed too: b.'
  expect((await run('import products.csv --dry-run --remove-missing')).errors).toContain(told)
  expect((await run('import products.csv --dry-run')).errors).not.toContain(told)
})

test('with one wrong row nothing is written, and every wrong cell is named', async () => {
  await write('products.csv', ['entityId,name,price,inStock', 'a,One,100,yes', 'b,Two,12OO,perhaps', 'a,Three,1,no'])
  const { code, output, errors } = await run('import products.csv')
  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(errors).toContain("products.csv, line 3, price: '12OO' is no amount in rupees. Write digits alone")
  expect(errors).toContain("products.csv, line 3, inStock: 'perhaps' is neither true nor false. Write one of the two.")
  expect(errors).toContain("products.csv, line 4, entityId: 'a' stands in line 2 already. Keep one of the two.")
  expect(errors).toContain('Nothing was written: products.csv has 3 errors.')
  expect((await stored()).size).toBe(0)
})

test('a server failure stops an import, and the same command continues from there', async () => {
  await write('products.csv', manyRows)
  proxy = await writeProxy(shop.base, (number) => number !== 3)
  const cut = await run('import products.csv', keys, proxy.origin)
  expect(cut.code).toBe(1)
  expect(cut.errors).toMatch(/Failed to create product: the shop does not answer at http.*\nStopped after 100 of 230\./)
  expect((await stored()).size).toBe(100)

  expect((await run('import products.csv')).output).toContain('130 created, 0 changed, 100 left as they were')
  expect((await run('import products.csv')).output).toContain('0 created, 0 changed, 230 left as they were')
  expect((await stored()).size).toBe(230)
})

test('an import that was killed continues from there, without duplicate or partial products', async () => {
  await write('products.csv', manyRows)
  let kill = () => {}
  proxy = await writeProxy(shop.base, (number) => {
    // The write is forwarded: the shop does it, and the killed client gets no answer.
    if (number === 3) kill()
    return true
  })
  const import_ = startCatalogue(['import', 'products.csv', '--url', proxy.origin], folder.path, keys)
  kill = import_.kill
  expect((await import_.ended).code).toBeNull()
  await expect.poll(async () => (await stored()).size).toBe(150)

  expect((await run('import products.csv')).output).toContain('80 created, 0 changed, 150 left as they were')
  const products = await stored()
  expect(products.size).toBe(230)
  expect([...products.values()].every(({ name, price }) => String(name).startsWith('Kasavu ') && price === 2999)).toBe(
    true,
  )
})

test('products with the same change are sent in few writes', async () => {
  await write('products.csv', manyRows)
  await run('import products.csv')
  await write('featured.csv', ['entityId,isFeatured', ...manyRows.slice(1).map((row) => `${row.split(',')[0]},true`)])
  proxy = await writeProxy(shop.base, () => true)
  expect((await run('import featured.csv', keys, proxy.origin)).output).toContain('230 changed')
  expect(proxy.writes()).toBe(3)
})

test('a wrong command ends with 2 and the usage', async () => {
  const { code, errors } = await run('publish products.csv')
  expect(code).toBe(2)
  expect(errors).toMatch(/^There is no command publish\.\n\nUsage: npm run catalogue -- export <file>\n/)
})

test('a refusal ends with 1 and its reason', async () => {
  await write('empty.csv', ['entityId,name', ''])
  await write('one.csv', ['entityId,name', 'a,One'])
  await writeFile(join(folder.path, 'latin.csv'), Buffer.from('entityId,name\na,Caf\xe9', 'latin1'))
  for (const [args, env, reason] of [
    ['import products.csv', { STORE_READ_KEY }, 'An import needs STORE_WRITE_KEY'],
    ['import nowhere.csv', keys, 'nowhere.csv cannot be read'],
    ['export products.xlsx', keys, 'is neither .csv nor .json'],
    ['import one.csv', { ...keys, STORE_WRITE_KEY: 'wrong' }, 'the api-key header is missing or wrong'],
    ['import one.csv', { ...keys, STORE_WRITE_KEY: 'wrong' }, 'was started with another STORE_WRITE_KEY'],
    ['export products.csv', { STORE_READ_KEY: 'wrong' }, 'the api-key header is missing or wrong'],
    ['export products.csv', { STORE_READ_KEY: 'wrong' }, 'was started with another STORE_READ_KEY'],
    ['import empty.csv', keys, 'empty.csv has no products'],
    ['import latin.csv', keys, 'is not UTF-8'],
    ['export nowhere/products.csv', keys, 'nowhere/products.csv cannot be written'],
  ] as const) {
    const { code, errors } = await run(args, env)
    expect({ args, code }).toEqual({ args, code: 1 })
    expect(errors).toContain(reason)
    expect(errors).not.toMatch(/^\s+at /m)
  }
})

test('a retry is suggested only for failures that a retry may fix', async () => {
  await write('products.csv', manyRows)
  proxy = await writeProxy(shop.base, () => true, 'revoked')
  const refused = await run('import products.csv', keys, proxy.origin)
  proxy.close()
  expect(refused.code).toBe(1)
  expect(refused.errors).toContain('Stopped after 0 of 230.')
  expect(refused.errors).not.toContain('Give the same command again')
  proxy = await writeProxy(shop.base, () => false)
  expect((await run('import products.csv', keys, proxy.origin)).errors).toContain('Give the same command again')
})

test('an unreachable shop is named, and no file is created', async () => {
  const { code, errors } = await run('export products.csv', keys, 'http://127.0.0.1:9')
  expect(code).toBe(1)
  expect(errors).toContain('the shop does not answer at http://127.0.0.1:9')
  await expect(readFile(join(folder.path, 'products.csv'))).rejects.toThrow('ENOENT')
})
